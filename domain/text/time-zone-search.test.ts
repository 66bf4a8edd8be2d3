import { expect, it } from 'vitest'
import { isTimeZone } from './civil-time.ts'
import { OTHER_CITIES } from './time-zone-cities.ts'
import { TimeZoneSearch } from './time-zone-search.ts'

const NAMES = ['UTC', ...Intl.supportedValuesOf('timeZone')]
const search = new TimeZoneSearch(NAMES)

it.each([
  ['Madrid', 'Europe/Madrid'],
  ['new york', 'America/New_York'],
  ['  NEW_YORK ', 'America/New_York'],
  ['Kyoto', 'Asia/Tokyo'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['sao paulo', 'America/Sao_Paulo'],
  ['Malaga', 'Europe/Madrid'],
  ['lodz', 'Europe/Warsaw'],
  ['Port-au-Prince', 'America/Port-au-Prince'],
  ['saint petersb', 'Europe/Moscow'],
  ['York', 'America/New_York'],
  ['utc', 'UTC'],
])('%o is found as %s', (text, timeZone) => {
  expect(search.find(text, 8)[0]?.timeZone).toBe(timeZone)
})

it('finds every time zone by the city in its name', () => {
  for (const name of NAMES) {
    const city = name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ')
    expect(search.find(city.toUpperCase(), 8).map(({ timeZone }) => timeZone)).toContain(name)
  }
})

it('lists a region by its name, no time zone twice, and nothing for what no place is called', () => {
  const found = search.find('europe', 8).map(({ timeZone }) => timeZone)
  expect(found).toHaveLength(8)
  expect(new Set(found).size).toBe(8)
  for (const text of ['', '  ', '/', 'Innsmouth', '日本']) expect(search.find(text, 8)).toEqual([])
})

it('a city stands for its time zone where it is the only one of its name', () => {
  expect(search.only('málaga')).toBe('Europe/Madrid')
  expect([search.only('Mad'), search.only(''), search.only('Innsmouth')]).toEqual([null, null, null])
})

it('cities are listed under names of time zones', () => {
  expect(Object.keys(OTHER_CITIES).filter((name) => !isTimeZone(name))).toEqual([])
})
