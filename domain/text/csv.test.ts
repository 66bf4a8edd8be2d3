import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine, csvText, parseCsv } from './csv.ts'

const cellsOf = (text: string) => [...parseCsv(text)].map(({ cells }) => cells)

describe('parseCsv', () => {
  it.each([
    ['', []],
    ['a', [['a']]],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\rb', [['a'], ['b']]],
    ['a,', [['a', '']]],
    [',a', [['', 'a']]],
    ['"a,b","c ""d"""', [['a,b', 'c "d"']]],
    ['"a\r\nb",c', [['a\r\nb', 'c']]],
    ['"a"b,c', [['ab', 'c']]],
    ['a"b,c', [['a"b', 'c']]],
    ['\ufeffemail\nx', [['email'], ['x']]],
    [
      'a;b\nc,d;e',
      [
        ['a', 'b'],
        ['c,d', 'e'],
      ],
    ],
    ['a\tb\nc', [['a', 'b'], ['c']]],
    ['a\n\n\r\n,\nb', [['a'], ['b']]],
    ['sep=;\r\na;b,c', [['a', 'b,c']]],
    ['\ufeff"sep=,"\na,b', [['a', 'b']]],
  ])('reads %j', (text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
  })

  it('says on which line each record begins', () => {
    expect([...parseCsv('a\r\n\r\n"b\nb"\nc')].map(({ line }) => line)).toEqual([1, 3, 5])
    expect([...parseCsv('sep=;\r\na\r\nb')].map(({ line }) => line)).toEqual([2, 3])
  })
})

describe('csvLine', () => {
  it('is read back as it was', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('=1+1', "'=x", "'", '@a', '\t', '-"', 'a\r\n', '＝1', "'＠"),
    )
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        const read = cellsOf(`x,y\r\n${csvLine(cells)}`)[1] ?? cells.map(() => '')
        expect(read.map(csvText)).toEqual(cells)
      }),
    )
  })

  it('holds nothing that a spreadsheet would run', () => {
    for (const cell of [
      '=cmd()',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '\n=1',
      "'=1",
      '＝1',
      '＋1',
      '－1',
      '＠SUM(A1)',
    ])
      expect(csvLine([cell]).replace(/^"/, '')[0]).toBe("'")
    expect(csvLine(['keeper@den.example', 'a,b'])).toBe('keeper@den.example,"a,b"\r\n')
  })
})
