import sharp from 'sharp'
import { expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { openTokenApp, signedIn, type Writer, withToken } from '#test/support/identity/administrator.ts'
import { addressOf, blackPng, canvas, drawing, multipart } from '#test/support/pictures.ts'

const jpeg = await drawing('jpeg')
const large = await picture(1800, 'green')

describeServer('POST /api/media', (open) => {
  it('keeps a picture and says what a page has to know of it', async () => {
    await using app = await openTestApp(open)
    const reply = await upload(app, await signedIn(app), { image: jpeg })
    const src = addressOf(jpeg, 'jpeg')
    expect(reply.status).toBe(201)
    expect(reply.headers.location).toBe(src)
    expect(reply.json()).toEqual({
      address: src,
      bytes: jpeg.byteLength,
      src,
      width: 30,
      height: 20,
      file: { width: 30, height: 20, byteLength: jpeg.byteLength },
      colors: Array(6).fill(expect.stringMatching(/^[0-9a-f]{6}$/)),
    })
    expect((await app.get(src)).bytes.equals(jpeg)).toBe(true)
  })

  it('makes smaller pictures of the source, where one comes along', async () => {
    await using app = await openTestApp(open)
    const { address, width, file } = (await upload(app, await withToken(app), { image: jpeg, source: large })).json()
    expect({ address, width, file: file.width }).toEqual({ address: addressOf(jpeg, 'jpeg'), width: 1800, file: 30 })
    expect((await app.get(address)).bytes.equals(jpeg)).toBe(true)
    const smaller = () => app.get(address.replace('.jpg', '-1200.webp'))
    await expect.poll(async () => (await smaller()).headers['content-type']).toBe('image/webp')
    const rendition = sharp((await smaller()).bytes)
    expect((await rendition.metadata()).width).toBe(1200)
    const { dominant } = await rendition.stats()
    expect(dominant.g).toBeGreaterThan(100)
    expect(dominant.r).toBeLessThan(30)
  })

  it('passes over a source of a type that is not kept, as by its name alone', async () => {
    await using app = await openTestApp(open)
    for (const type of ['image/heic', 'image/gif', 'application/octet-stream', '']) {
      const image = await picture(40 + type.length, 'red')
      const reply = await upload(app, await withToken(app), { image, source: large }, type)
      expect([type, reply.status, reply.json().width]).toEqual([type, 201, 40 + type.length])
    }
  })

  it('says in words which of the two it will not keep, and then keeps neither', async () => {
    await using app = await openTestApp(open)
    const writer = await withToken(app)
    const noPicture = 'This file is no picture that Den keeps: JPEG, PNG, WebP and AVIF are.'
    for (const [files, errors] of [
      [{}, { image: 'A picture is required, as a file' }],
      [{ source: large }, { image: 'A picture is required, as a file' }],
      [{ image: Buffer.from('GIF89a') }, { image: noPicture }],
      [{ image: Buffer.from('<svg/>'), source: large }, { image: noPicture }],
      [{ image: jpeg, source: Buffer.from('<svg/>') }, { source: `The source of this picture: ${noPicture}` }],
      [
        { image: jpeg, source: blackPng(11_000, 11_000) },
        { source: 'The source of this picture: This picture has 121 megapixels; Den takes up to 40.' },
      ],
      [
        { image: Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]) },
        { image: 'This picture has 10.1 MB; Den takes up to 10.' },
      ],
    ] as const) {
      const reply = await upload(app, writer, files)
      expect([reply.status, reply.json().errors]).toEqual([422, errors])
      expect(reply.headers['content-type']).toBe('application/problem+json')
    }
    expect((await app.get(addressOf(jpeg, 'jpeg'))).status).toBe(404)
    const text = await multipart([['image', 'just words']])
    const headers = { ...writer.headers, ...text.headers }
    const reply = await app.get('/api/media', { method: 'POST', headers, body: text.body })
    expect([reply.status, reply.json().errors]).toEqual([422, { image: 'A picture is required, as a file' }])
  })

  it('takes forms with files only, and these only whole', async () => {
    await using app = await openTokenApp(open)
    expect((await app.send('POST', '/api/media', { image: 'x' })).status).toBe(415)
    expect((await app.send('POST', '/api/media', undefined, { 'Content-Type': 'image/jpeg' })).status).toBe(415)
    const form = await multipart([['image', new File([new Uint8Array(jpeg)], 'image.jpg', { type: 'image/jpeg' })]])
    const post = (body: string | Buffer, type = form.headers['Content-Type']) =>
      app.get('/api/media', { method: 'POST', headers: { ...app.headers, 'Content-Type': type }, body })
    for (const body of ['', 'x', form.body.subarray(0, -20), form.body.subarray(0, 60)])
      expect((await post(body)).status).toBe(400)
    expect((await post(form.body, 'multipart/form-data; boundary=other')).status).toBe(400)
    expect((await post(form.body, 'multipart/form-data;')).status).toBe(400)
    expect((await post(Buffer.alloc(33 * 1024 * 1024))).status).toBe(413)
    expect((await post(form.body)).status).toBe(201)
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const reply = await app.send(method, '/api/media')
      expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
    }
    expect(app.log.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })
})

async function upload(
  app: TestApp,
  { headers }: Writer,
  files: { image?: Uint8Array; source?: Uint8Array },
  sourceType = 'image/jpeg',
) {
  const types = { image: 'image/jpeg', source: sourceType }
  const form = await multipart(
    Object.entries(files).map(([name, bytes]) => [
      name,
      new File([new Uint8Array(bytes)], name, { type: types[name as 'image' | 'source'] }),
    ]),
  )
  return app.get('/api/media', { method: 'POST', headers: { ...headers, ...form.headers }, body: form.body })
}

function picture(width: number, background: string): Promise<Buffer> {
  return canvas(width, 300, background).jpeg().toBuffer()
}
