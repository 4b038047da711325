import { expect, it } from 'vitest'
import { postalLines, streetLines } from './postal-address.ts'

it('writes a British house number before its street, on one line', () => {
  const place = { street: ['Chapel Row', '4'], city: 'Bath', postcode: 'BA1 2QZ', country: 'GB' }
  expect(postalLines(place)).toEqual(['4 Chapel Row', 'Bath BA1 2QZ'])
})

it('writes a German or Italian house number after its street', () => {
  const place = { street: ['Hauptstraße', '4a'], city: 'Köln', postcode: '50667', country: 'DE' }
  expect(postalLines(place)).toEqual(['Hauptstraße 4a', '50667 Köln'])
  expect(streetLines({ street: ['Via Roma', '3/2'], country: 'IT' })).toEqual(['Via Roma 3/2'])
})

it('writes a house name or a flat on its own line', () => {
  expect(streetLines({ street: ['Chapel Row', 'Rose Cottage'], country: 'GB' })).toEqual(['Rose Cottage', 'Chapel Row'])
  expect(streetLines({ street: ['12 High Street', 'Flat 3'], country: 'GB' })).toEqual(['Flat 3', '12 High Street'])
  expect(streetLines({ street: ['Hauptstraße 12', 'Hinterhaus'], country: 'DE' })).toEqual([
    'Hauptstraße 12',
    'Hinterhaus',
  ])
})

it('keeps a street without a separate house, and further lines', () => {
  expect(streetLines({ street: ['4 Chapel Row'], country: 'GB' })).toEqual(['4 Chapel Row'])
  expect(streetLines({ street: ['Chapel Row', '4', 'Widcombe'], country: 'GB' })).toEqual(['4 Chapel Row', 'Widcombe'])
  expect(postalLines({ street: [' '], city: '', postcode: '', country: 'GB' })).toEqual([])
})
