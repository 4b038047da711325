import { expect, it } from 'vitest'
import { pictureType } from './picture-type.ts'

it.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  ['\uFEFF<?xml version="1.0"?>\n<!-- a > b - c -->\n<svg\nwidth="1">', 'svg'],
  ['<!DOCTYPE svg PUBLIC "x" "y"><svg>', 'svg'],
  ['GIF89a…', 'gif'],
  ['RIFF1234WEBPVP8 ', 'webp'],
])('detects %j as %s', (text, type) => {
  expect(pictureType(Buffer.from(text))).toBe(type)
})

it('detects JPEG and PNG by their first bytes', () => {
  expect(pictureType(Buffer.from('ffd8ffe0', 'hex'))).toBe('jpeg')
  expect(pictureType(Buffer.from('89504e470d0a1a0a00', 'hex'))).toBe('png')
})

it.each([
  '',
  'hello',
  '<html><svg></svg></html>',
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>',
  '<svgx>',
  '%PDF-1.7',
  'RIFF1234WAVE',
  'BM',
])('rejects %j', (text) => {
  expect(pictureType(Buffer.from(text))).toBeNull()
})
