import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { expect, it } from 'vitest'
import { revalidateUnlessVariant } from './should-revalidate.ts'

const decide = (from: string, to: string) =>
  revalidateUnlessVariant({
    currentUrl: new URL(from, 'http://shop.test'),
    nextUrl: new URL(to, 'http://shop.test'),
    defaultShouldRevalidate: true,
  } as ShouldRevalidateFunctionArgs)

it.each([
  ['/oak-clock', '/oak-clock?childSku=A'],
  ['/oak-clock?childSku=A', '/oak-clock?childSku=B'],
  ['/oak-clock?childSku=A&edit=1&qty=2', '/oak-clock'],
])('keeps the data on a navigation from %s to %s', (from, to) => {
  expect(decide(from, to)).toBe(false)
})

it.each([
  ['/oak-clock', '/oak-clock'],
  ['/oak-clock?childSku=A', '/elm-clock?childSku=A'],
  ['/clocks', '/clocks?color=1'],
])('reloads the data on a navigation from %s to %s', (from, to) => {
  expect(decide(from, to)).toBe(true)
})
