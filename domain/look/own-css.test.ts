import { describe, expect, it } from 'vitest'
import { ownCssProblem } from './own-css.ts'

describe('own CSS', () => {
  it.each([
    [''],
    ['.card { color: red }'],
    ['@media (min-width: 600px) { .a[data-b="}"]::before { content: "{ \\" ("; } }'],
    ['/* { url(https://elsewhere.example) @import */ p { margin: 0 }'],
    [".a { background: url(/media/a.jpg) } .b { background: url('data:image/png;base64,AAAA') }"],
    ['.a\\{b { color: red }'],
    ["p::before { content: 'url(https://a.example)' } q::before { content: '@import' }"],
    ['p::before { content: "/*" } q { background: url(/x.png) } i::after { content: "*/" }'],
    [".a { background: url( data:image/svg+xml,%3Csvg{'%3E ) }"],
  ])('takes %s', (css) => {
    expect(ownCssProblem(css)).toBeNull()
  })

  it.each([
    ['p {\n color: red', 'Line 1: { is never closed'],
    ['p { }\n}', 'Line 2: } closes nothing'],
    ['p { color: rgb(1, 2 }', 'Line 1: } stands where ) is missing, for the ( of line 1'],
    ['a {}\n/* never', 'Line 2: a comment is never closed with */'],
    ['p::before {\n content: "a }\n}', 'Line 2: a text in quotes is not closed'],
    ["p::before { content: 'a\n' }", 'Line 1: a text in quotes is not closed'],
    ['@import "/x.css";', 'Line 1: @import is not possible. Paste the styles themselves'],
    ['@IMPORT url(/x.css);', 'Line 1: @import is not possible. Paste the styles themselves'],
  ])('says what is wrong with %s', (css, problem) => {
    expect(ownCssProblem(css)).toBe(problem)
  })

  it.each([
    'url(https://a.example/x.png)',
    'url("//a.example/x.png")',
    "url( 'http://a.example' )",
    'image-set("https://a.example/x" 1x)',
  ])('refuses %s of another host', (address) => {
    expect(ownCssProblem(`p {}\n\n.a { background: ${address} }`)).toMatch(/^Line 3: files come from this blog only/)
  })

  it('refuses embedded fonts, which the policy of pages blocks', () => {
    const face = '@font-face { font-family: X; src: url(data:font/woff2;base64,AAAA) }'
    expect(ownCssProblem(face)).toBe('Line 1: only pictures can be embedded with data:')
  })

  it('is not misled by comments within texts', () => {
    const hidden = 'p::before { content: "/*" }\nq { background: url(https://a.example) }\ni::after { content: "*/" }'
    expect(ownCssProblem(hidden)).toMatch(/^Line 2: files come from this blog only/)
  })

  it('ends soon for any text', () => {
    for (const css of ['/*'.repeat(10_000), '"\\'.repeat(10_000), 'url('.repeat(5_000), '{'.repeat(20_000)])
      expect(ownCssProblem(css)).not.toBeNull()
  })
})
