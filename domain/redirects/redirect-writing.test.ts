import { expect, it } from 'vitest'
import { redirectPath, redirectTarget } from './redirect-writing.ts'

const SITE = 'https://den.example'

it.each([
  ['/2019/10/old-post/', '/2019/10/old-post'],
  [' https://old.example/2019/%C3%A4rger ', '/2019/ärger'],
  ['/review.php', '/review.php'],
  ['/blogs/old', '/blogs/old'],
  ['/broken%', '/broken%'],
])('%s is a path that may lead elsewhere', (typed, value) => {
  expect(redirectPath(typed)).toEqual({ ok: true, value })
})

it.each([
  'old',
  '/',
  '//',
  'https://old.example/',
  '/?p=1',
  '/x#y',
  '/api/blogs',
  '/Admin/posts',
  '/media',
  '/healthz',
])('%s is none', (typed) => {
  expect(redirectPath(typed)).toMatchObject({ ok: false, problem: expect.any(String) })
})

it.each([
  ['/films?page=2#top', { address: '/films?page=2#top', path: '/films' }],
  ['/blogs/ärger', { address: '/blogs/%C3%A4rger', path: '/blogs/ärger' }],
  ['https://den.example/', { address: '/', path: '/' }],
  ['https://elsewhere.example/a b', { address: 'https://elsewhere.example/a%20b', path: null }],
])('%s is where one may lead', (typed, value) => {
  expect(redirectTarget(typed, SITE)).toEqual({ ok: true, value })
})

it.each([
  'films',
  '//elsewhere.example/x',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  'ftp://elsewhere.example/',
  'https://user:secret@elsewhere.example/',
  `/${'x'.repeat(2_000)}`,
])('%s is not', (typed) => {
  expect(redirectTarget(typed, SITE)).toMatchObject({ ok: false, problem: expect.any(String) })
})
