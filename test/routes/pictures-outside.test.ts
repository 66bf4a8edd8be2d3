import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COMMAND } from '#domain/audit-event.ts'
import type { S3Config } from '#server/config/s3-config.ts'
import { openTestApp } from '#test/support/app.ts'
import { backUp } from '#test/support/backup/backups.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { openKeeperApp } from '#test/support/identity/administrator.ts'
import { addressOf, canvas } from '#test/support/pictures.ts'
import { postInput } from '#test/support/posts.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { openFakeS3 } from '#test/support/services/s3.ts'

const settingsOf = ({ endpoint, bucket, accessKey, secretKey }: S3Config) => ({
  MEDIA_S3_ENDPOINT: endpoint,
  MEDIA_S3_BUCKET: bucket,
  MEDIA_S3_ACCESS_KEY: accessKey,
  MEDIA_S3_SECRET_KEY: secretKey,
})

describeServer('A picture outside the database', (open) => {
  it('is answered as one in the database, in other sizes too', async () => {
    await using s3 = await openFakeS3()
    const bytes = await canvas(900, 600).png().toBuffer()
    const address = addressOf(bytes, 'png')
    for (const env of [{ MEDIA_DIR: temporaryFolder() }, settingsOf(s3.config)]) {
      await using app = await openTestApp(open, { pictures: [bytes], env })
      const asked = [{}, { Range: 'bytes=5-99' }, { Range: 'bytes=-1' }, { 'If-None-Match': '"other"' }]
      const answers = async () => {
        const got = []
        for (const headers of asked)
          for (const method of ['GET', 'HEAD']) got.push(await app.get(address, { method, headers }))
        return got.map(({ status, bytes, headers: { date: _, 'x-request-id': __, ...headers } }) => ({
          ...{ status, bytes, headers },
        }))
      }
      const before = await answers()
      expect(await app.services.mediaMover.run()).toEqual({ moved: 1, damaged: [] })
      expect(await answers()).toEqual(before)
      const smaller = await app.get(address.replace('.png', '-400.webp'))
      expect([smaller.status, smaller.headers['content-type']]).toEqual([200, 'image/webp'])
    }
  })

  it('is answered with 503 while its store is away, and pages as ever', async () => {
    await using s3 = await openFakeS3()
    const bytes = await canvas(900, 600).png().toBuffer()
    const address = addressOf(bytes, 'png')
    const posts = [postInput({ articleImage: address })]
    await using app = await openTestApp(open, { pictures: [bytes], posts, env: settingsOf(s3.config) })
    await app.services.mediaMover.run()
    const { etag } = (await app.get(address)).headers
    s3.fault = () => 'cut'
    for (const target of [address, address.replace('.png', '-400.webp')]) {
      const { status, headers, body } = await app.get(target)
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store'])
      expect(body).toContain('The store of the pictures does not answer at the moment.')
    }
    for (const target of ['/', posts[0]!.path]) expect((await app.get(target)).status).toBe(200)
    expect((await app.get(address, { headers: { 'If-None-Match': etag! } })).status).toBe(304)
    expect(JSON.stringify(app.log)).not.toContain('Signature=')
    s3.fault = () => undefined
    expect((await app.get(address)).bytes).toEqual(bytes)
  })
})

describeServer('A backup by the server', (open) => {
  it('says on its screen where pictures are, and only where they are beside it', async () => {
    for (const env of [{}, { MEDIA_DIR: temporaryFolder() }]) {
      await using app = await openKeeperApp(open, { env })
      const { body } = await app.get('/admin/backups', { headers: app.headers })
      expect(body.includes('Pictures are in its subfolder')).toBe('MEDIA_DIR' in env)
    }
  })

  it('has the pictures of a bucket beside it, each once', async () => {
    await using s3 = await openFakeS3()
    const pictures = await Promise.all(['crimson', 'teal'].map((colour) => canvas(90, 60, colour).png().toBuffer()))
    await using app = await openTestApp(open, { pictures, env: settingsOf(s3.config) })
    await app.services.mediaMover.run()
    const { folder } = app.services.config.backups
    const beside = () => readdirSync(join(folder, 'pictures/plain')).sort()
    const first = await backUp(app.services)
    expect(beside()).toEqual(pictures.map((bytes) => addressOf(bytes, 'png').slice('/media/'.length)).sort())
    const [backup] = (await app.services.backups.all()).backups
    expect([backup?.name, backup?.content]).toEqual([first.name, expect.stringContaining('2 pictures')])
    const checked = (await app.services.backupJobs.check(first.name, { who: COMMAND }))!
    await checked.ended
    expect(await app.services.backups.faults()).toEqual({})

    rmSync(join(folder, 'pictures'), { recursive: true })
    const again = (await app.services.backupJobs.check(first.name, { who: COMMAND }))!
    await again.ended
    expect(await app.services.backups.faults()).toEqual({
      [first.name]: expect.stringContaining('Copy that folder as well.'),
    })
  })
})

describe('A picture whose place has lost it', () => {
  describeServer('in a folder', (open) => {
    it('is answered with 503, since it should be there', async () => {
      const folder = temporaryFolder()
      const bytes = await canvas(90, 60).png().toBuffer()
      await using app = await openTestApp(open, { pictures: [bytes], env: { MEDIA_DIR: folder } })
      await app.services.mediaMover.run()
      rmSync(folder, { recursive: true })
      expect((await app.get(addressOf(bytes, 'png'))).status).toBe(503)
    })
  })
})
