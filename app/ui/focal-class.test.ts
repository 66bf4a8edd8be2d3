import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { focalClass } from './focal-class.ts'

const CSS = readFileSync('app/styles/focal-point.css', 'utf8')

it('says nothing without a point', () => {
  expect(focalClass({})).toBe('')
})

it('adds up to every percentage, in classes that the stylesheet has', () => {
  for (let percent = 0; percent <= 100; percent++) {
    const [base, ...classes] = focalClass({ focalPoint: { x: percent, y: 100 - percent } }).split(' ')
    expect(base).toBe('focal')
    expect([percentOf('x', classes), percentOf('y', classes)]).toEqual([percent, 100 - percent])
  }
})

function percentOf(axis: 'x' | 'y', classes: readonly string[]): number {
  const own = classes.filter((name) => name.startsWith(`focal--${axis}`))
  return own.reduce((total, name) => total + Number(new RegExp(`\\.${name} \\{\\s*--\\S+: (\\d+)%`).exec(CSS)?.[1]), 0)
}
