import { expect, it } from 'vitest'
import { plainText } from '#domain/text/marked-plain-text.ts'
import { htmlToSections } from './html-to-sections.ts'

function textOf(html: string): string {
  return htmlToSections(html)
    .sections.map(({ sectionText }) => sectionText)
    .join('\n\n')
}

it('divides what is longer than a section', () => {
  const { sections } = htmlToSections(`<h2>Long</h2>${'<p>word word word</p>'.repeat(20_000)}`)
  expect(sections.map(({ sectionTitle }) => sectionTitle)).toEqual(['Long', '', '', ''])
  expect(Math.max(...sections.map(({ sectionText }) => sectionText.length))).toBeLessThan(100_000)
  const covered = htmlToSections(`<p>a <spoiler>${'he dies '.repeat(30_000)}</spoiler> b</p>`).sections
  const open = covered.map(({ sectionText }) => plainText(sectionText, { spoilers: 'drop' })).join('')
  expect([covered.length, open.replaceAll(/[…\s]/g, '')]).toEqual([3, 'ab'])
})

it('takes no more than a moment, whatever is repeated', () => {
  expect(textOf(`<p><span>${'<i> </i>a'.repeat(90_000)}</span></p>`)).toContain('a a a')
  expect(textOf(`<pre>${'` '.repeat(200_000)}</pre>`).slice(0, 9)).toBe('```\n` ` `')
  expect(textOf(`<p><b>a${'<i> </i>'.repeat(90_000)}b</b></p>`)).toBe('**a b**')
})

it('refuses nesting, repeated formatting and masses of elements', () => {
  for (const html of [
    '<div>'.repeat(500_000),
    '<u>'.repeat(1_000),
    Array.from({ length: 400 }, (_, index) => `<font size="${index}">`).join('') + '<p>x'.repeat(10_000),
    '<p>x</p>'.repeat(200_000),
    '<'.repeat(3_000_001),
  ])
    expect(() => htmlToSections(html), html.slice(0, 20)).toThrow(/^Its HTML/)
  expect(() => textOf('<p>a</p>'.repeat(60_000))).toThrow('more than 50,000 paragraphs and pictures')
})
