import { expect, it } from 'vitest'
import { PictureIndex } from './picture-index.ts'

function indexOf(...names: readonly string[]) {
  const source = {
    files: names.map((name) => ({ name, size: 1 })),
    open: () => Promise.reject(new Error('not opened')),
    async [Symbol.asyncDispose]() {},
  }
  const index = new PictureIndex([source])
  return (reference: string) => index.find(reference)?.file.name ?? null
}

const UPLOADS = 'https://old.example/wp-content/uploads'

it('finds a picture where its folders are those of the address, as far as both have some', () => {
  for (const [file, reference] of [
    ['2019/10/hall.jpg', `${UPLOADS}/2019/10/hall.jpg?w=9`],
    ['blog/uploads/2019/10/Hall.JPG', `${UPLOADS}/2019/10/hall-300x200.jpg`],
    ['content/images/2019/10/hall.jpg', '/content/images/size/w600/2019/10/hall.jpg'],
    ['uploads/hall-scaled.jpg', `${UPLOADS}/hall.jpg`],
    ['hall.jpg', `${UPLOADS}/2019/10/hall.jpg`],
    ['a/b/hall.jpg', 'hall.jpg'],
    ['a/b/T\u00fcr.jpg', '//old.example/./b/T%C3%BCr.jpg'],
  ] as const)
    expect(indexOf(file, 'other/2019/10/stairs.jpg')(reference), reference).toBe(file)
})

it('gives no post the picture of another', () => {
  for (const [file, reference] of [
    ['uploads/2020/01/image1.jpg', `${UPLOADS}/2019/10/image1.jpg`],
    ['uploads/2020/10/image1.jpg', `${UPLOADS}/2019/10/image1.jpg`],
    ['one/images/cover.png', 'two/images/cover.png'],
    ['hall.jpg', './'],
  ] as const)
    expect(indexOf(file)(reference), reference).toBeNull()
  expect(indexOf('a/images/x.png', 'b/images/x.png')('images/x.png')).toBeNull()
  expect(indexOf('a/images/x.png', 'b/images/x.png')('b/images/x.png')).toBe('b/images/x.png')
})

it('passes over one folder around all pictures', () => {
  expect(indexOf('pictures/hall.jpg', 'pictures/stairs.jpg')('/content/images/2019/10/hall.jpg')).toBe(
    'pictures/hall.jpg',
  )
  for (const other of ['other/stairs.jpg', 'pictures/2020/stairs.jpg'])
    expect(indexOf('pictures/hall.jpg', other)('/content/images/2019/10/hall.jpg')).toBeNull()
  expect(indexOf('10/hall.jpg')('/content/images/2019/11/hall.jpg')).toBeNull()
})

it('takes no more than a moment for many pictures of one name', () => {
  const numbers = Array.from({ length: 50_000 }, (_, index) => index)
  const find = indexOf(...numbers.map((number) => `a${number}/b/x.png`))
  expect(numbers.filter((number) => find(`a${number}/b/x.png`) === null || find(`c${number}/b/x.png`))).toEqual([])
})
