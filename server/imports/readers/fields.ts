import { eachFilmField, type Film } from '#domain/posts/film/film-fields.ts'
import type { Ratings, Score } from '#domain/posts/post.ts'
import { eachRating, RATING_NAMES } from '#domain/posts/ratings.ts'
import { isCivilDate } from '#domain/text/civil-date.ts'
import { LATEST_INSTANT, today } from '#domain/text/civil-time.ts'

export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function itemsIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function textIn(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

export function lineIn(value: unknown): string {
  return textIn(value)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

/** The texts of a list, or of one text between commas. */
export function linesIn(value: unknown): string[] {
  const values = Array.isArray(value) ? value : lineIn(value).split(',')
  return values.map(lineIn).filter((line) => line !== '')
}

/** The instant, ISO 8601 in UTC; null for what is none, such as a day alone, and after {@link LATEST_INSTANT}. */
export function instantIn(value: unknown): string | null {
  const text = inTwoDigits(lineIn(value))
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return null
  const [, day, time, zone = ''] = /^(\S{10})T([\d:.]+) ?(.*)$/.exec(text) ?? []
  const offset = zone.replace(
    /^([+-])(\d{1,2}):?(\d\d)?$/,
    (_, sign: string, hours: string, minutes = '00') => `${sign}${hours.padStart(2, '0')}:${minutes}`,
  )
  const date = new Date(`${day}T${time}${zone === '' || zone === 'UTC' ? 'Z' : offset}`)
  return date.getTime() <= LATEST_INSTANT && date.getUTCFullYear() >= 1 ? date.toISOString() : null
}

/** YAML and the programs of blogs take a month, day or hour of one digit as well, and Hexo slashes: `2019/1/5 8:05`. */
function inTwoDigits(text: string): string {
  return text
    .replace(
      /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?!\d)/,
      (_, year: string, __, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    )
    .replace(/^(\S{10})(?:[Tt]| +)(\d{1,2}):/, (_, day: string, hour: string) => `${day}T${hour.padStart(2, '0')}:`)
}

/** The day that is written, or that of an instant in UTC in the time zone of the blog; null for what is neither. */
export function dayIn(value: unknown, timeZone: string): string | null {
  const text = lineIn(value)
  const instant = /Z$|UTC$/.test(text) ? instantIn(text) : null
  if (instant) return today(timeZone, new Date(instant))
  const day = inTwoDigits(text).slice(0, 10)
  if (isCivilDate(day)) return day
  if (/^\d{9,10}$/.test(text)) return today(timeZone, new Date(Number(text) * 1_000))
  // Texts such as "October 31, 2025 10:00 PM", whose day is the one that is written.
  const [named] =
    /^(?:[A-Za-z]+\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|(?:[A-Za-z]{3}, )?\d{1,2}\.? [A-Za-z]+\.? \d{4})(?=$|[ ,T])/.exec(
      text,
    ) ?? []
  const written = named ? new Date(`${named.replace(/(\d)(?:st|nd|rd|th)/, '$1')} UTC`) : null
  return written && !Number.isNaN(written.getTime()) ? written.toISOString().slice(0, 10) : null
}

/** A whole number from 0 to 10; null for what is none. */
export function scoreIn(value: unknown): Score {
  const text = lineIn(value)
  const score = text === '' ? Number.NaN : Number(text.replace(/\s*\/\s*10$/, ''))
  return Number.isInteger(score) && score >= 0 && score <= 10 ? score : null
}

export function ratingsIn(values: Fields, notes: string[]): Ratings | null {
  const ratings = eachRating<Score>(null)
  let known = 0
  for (const name of [...RATING_NAMES, 'overall'] as const) {
    const value = values[name]
    if (value === undefined || value === null || value === '') continue
    ratings[name] = scoreIn(value)
    if (ratings[name] === null)
      notes.push(`the score ${name} "${lineIn(value).slice(0, 40)}" is not a whole number from 0 to 10`)
    else known++
  }
  return known > 0 ? ratings : null
}

export function yearIn(value: unknown): number | undefined {
  const year = Number(lineIn(value))
  return Number.isInteger(year) && year >= 1870 && year <= 2200 ? year : undefined
}

/** The fields of a film that are not empty; null if all are. */
export function filmOf(film: { [Name in keyof Film]?: Film[Name] | undefined }): Film | null {
  const said = Object.entries(film).filter(([, value]) => value !== undefined && value !== '')
  return said.length > 0 ? (Object.fromEntries(said) as Film) : null
}

export function filmIn(value: unknown): Film | null {
  if (!isFields(value)) return null
  return filmOf(
    eachFilmField((name, { isNumber }) => {
      if (!isNumber) return lineIn(value[name])
      const number = Number(value[name])
      return name === 'year' ? yearIn(value.year) : Number.isInteger(number) && number > 0 ? number : undefined
    }) as Film,
  )
}

/** Whether a value means yes; undefined for what is neither. */
export function yesOrNo(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  const text = lineIn(value).toLowerCase()
  if (['true', 'yes', '1'].includes(text)) return true
  return ['false', 'no', '0', ''].includes(text) && value !== undefined && value !== null ? false : undefined
}
