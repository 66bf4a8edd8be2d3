import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import type { PostInput } from '#domain/posts/post.ts'
import { addViews, purgeViews } from '#server/analytics/analytics-repository.ts'
import { AuditLog } from '#server/audit/audit-log.ts'
import { BackupRunRepository } from '#server/backup/runs/backup-run-repository.ts'
import { consumeCaptcha } from '#server/captcha/captcha-repository.ts'
import { newId } from '#server/db/id.ts'
import { lockedTransaction } from '#server/db/lock-row.ts'
import { AttemptRepository } from '#server/identity/attempt-repository.ts'
import { AccountLinks } from '#server/identity/links/account-links.ts'
import { LinkedIdentityRepository } from '#server/identity/openid/linked-identity-repository.ts'
import { PasskeyRepository } from '#server/identity/passkeys/passkey-repository.ts'
import { SessionRepository } from '#server/identity/sessions/session-repository.ts'
import { ReportWriter } from '#server/imports/reports/report-writer.ts'
import { sumUpMails } from '#server/mail/outbox/mail-upkeep.ts'
import { MailboxRepository } from '#server/mail/outbox/mailbox-repository.ts'
import { OutboxRepository } from '#server/mail/outbox/outbox-repository.ts'
import { MediaRepository } from '#server/media/media-repository.ts'
import { removeUnusedMedia } from '#server/media/unused-media.ts'
import { queueAnnounced } from '#server/newsletter/campaigns/campaign-fan-out.ts'
import { CampaignRepository } from '#server/newsletter/campaigns/campaign-repository.ts'
import { SubscriberRepository } from '#server/newsletter/subscribers/subscriber-repository.ts'
import { Subscribers } from '#server/newsletter/subscribers/subscribers.ts'
import { takeCounts } from '#server/newsletter/subscribers/subscription-counts.ts'
import { purgeSubscriptions } from '#server/newsletter/subscribers/subscription-upkeep.ts'
import { PolicyReports } from '#server/policy-reports/policy-reports.ts'
import { changeProfile } from '#server/posts/authors/author-profiles.ts'
import { compactIndexes } from '#server/posts/indexing/post-index.ts'
import { PendingEditRepository } from '#server/posts/pending-edit-repository.ts'
import { PreviewLinks } from '#server/posts/previews/preview-links.ts'
import { thinRevisions } from '#server/posts/revisions/revision-thinning.ts'
import { Trash } from '#server/posts/trash.ts'
import { Redirects } from '#server/redirects/redirects.ts'
import { SettingsRepository } from '#server/settings/settings-repository.ts'
import { postInput } from '../posts.ts'
import { BLOG_OWNER } from './blog-begin.ts'
import type { TestDatabase } from './databases.ts'
import { TestPosts } from './posts.ts'

const OWNER = BLOG_OWNER.id
const BY = { by: BLOG_OWNER.email }
const MONTH_MS = (365.25 * DAY_MS) / 12

/**
 * Simulates the use of a blog by months on its own clock. Posts and subscribers are added at a constant rate, repeated entries at a growing
 * one, so that a table that keeps them all outgrows posts and subscribers.
 */
export class BlogMonths {
  readonly #database: TestDatabase
  readonly #clock: { now: number }
  readonly #began: number
  readonly #posts: { readonly id: string; content: PostInput }[] = []
  #month = 0
  #named = 0

  constructor(database: TestDatabase, clock: { now: number }) {
    this.#database = database
    this.#clock = clock
    this.#began = clock.now
  }

  async live(): Promise<void> {
    this.#month++
    await this.#write()
    await this.#subscribe()
    await this.#read()
    await this.#administrate()
    this.#clock.now = this.#began + this.#month * MONTH_MS
  }

  /** The recurring work of a running server. */
  async upkeep(): Promise<void> {
    const database = this.#database
    await purgeSubscriptions(database, 'UTC')
    await sumUpMails(database)
    await thinRevisions(database, 'UTC')
    await purgeViews(database, 'UTC')
    await new AuditLog(database, QUIET).purge()
    await new BackupRunRepository(database).purge()
    await new SessionRepository(database).purge()
    while ((await new Trash(database).deleteOlderThan(30 * DAY_MS)) > 0);
    while ((await removeUnusedMedia(database, DAY_MS)) > 0);
    await compactIndexes(database)
  }

  /** Announces, edits and moves a new post, edits an older one, and in every sixth month puts one into the trash. */
  async #write(): Promise<void> {
    const database = this.#database
    const posts = new TestPosts(database)
    const picture = await this.#picture()
    const content = postInput({ title: `Post ${this.#name()}`, articleImage: `/media/${picture}.jpg` })
    const id = await this.#publish(content)
    const post = { id, content }
    this.#posts.push(post)
    for (let save = 0; save < 6; save++) {
      this.#clock.now += save % 3 === 2 ? DAY_MS : HOUR_MS
      const path = save === 5 && this.#month % 4 === 0 ? `/blogs/moved-${id}` : content.path
      post.content = { ...content, tagline: `Save ${save}`, path }
      await posts.update(id, 'any', post.content, BY)
    }
    const older = this.#posts[(this.#month * 7) % this.#posts.length]!
    for (let save = 0; save < this.#repeats; save++)
      await posts.update(older.id, 'any', { ...older.content, title: `Edit ${save}` }, BY)
    const edit = { ...postInput({ title: 'Pending' }), contentWarnings: [] }
    const revision = (
      await database.read.selectFrom('posts').select('revision').where('id', '=', id).executeTakeFirstOrThrow()
    ).revision
    await new PendingEditRepository(database).save(id, edit, { revision, edit: 0, by: BY.by })
    await new PreviewLinks(database, 'https://den.example').create(id, BY.by)
    await new Redirects(database, 'https://den.example').add({ path: `/old/${this.#month}`, target: '/limits' })
    const imported = { content_hash: 'h', revision: 1, imported_at: this.#at(), unplaced: '{}', pictures: 0 }
    await database.write
      .insertInto('imported_posts')
      .values({ source: 'wordpress', source_id: id, post_id: id, ...imported })
      .execute()
    if (this.#month % 6 > 0) return
    const thrownAway = await this.#publish(postInput({ title: `Thrown away ${this.#name()}` }))
    await new Trash(database).put(thrownAway)
  }

  #publish(content: PostInput): Promise<string> {
    return this.#database.transaction(async (trx) => {
      const saved = await new TestPosts(trx).insert(content, BY)
      if (!saved.ok) throw new Error(saved.problem)
      await new CampaignRepository(trx).announce(saved.post)
      return saved.post.id
    })
  }

  /** Stores a picture with its source, and an unused one. */
  async #picture(): Promise<string> {
    const medium = () => ({
      hash: randomBytes(16).toString('hex'),
      type: 'image/jpeg' as const,
      width: 2,
      height: 2,
      placeholder: null,
      bytes: new Uint8Array(3),
    })
    const media = new MediaRepository(this.#database)
    const [picture, unused] = [medium(), medium()]
    await media.put(picture, medium())
    await media.put(unused)
    await this.#database.write
      .insertInto('pictures')
      .values({ hash: picture.hash, added_at: this.#at(), description: 'A stair' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return picture.hash
  }

  /** Adds five subscribers, of whom one repeats requests, one leaves and returns, and in every sixth month one is erased; sends the mails. */
  async #subscribe(): Promise<void> {
    const database = this.#database
    const people: string[] = []
    for (let person = 0; person < 5; person++) {
      const email = `reader-${this.#name()}@mail.example`
      people.push(
        await lockedTransaction(database, 'subscribers', async (trx) => {
          const subscribers = new SubscriberRepository(trx)
          const link = { hash: email, expiresAt: new Date(this.#clock.now + 7 * DAY_MS) }
          const { id } = await subscribers.insertPending({ email, key: email, source: 'footer' }, link)
          await subscribers.recordConsent(id, { event: 'requested', formVersion: '1' })
          await consumeCaptcha(trx, email, new Date(this.#clock.now + HOUR_MS))
          await takeCounts(trx, [{ key: email, limit: 3, windowMs: DAY_MS }])
          await new OutboxRepository(trx).enqueue({ kind: 'confirmation', to: email, subscriberId: id, data: {} })
          if (person === 0) return id
          await subscribers.confirm(id)
          await subscribers.recordConsent(id, { event: 'confirmed' })
          return id
        }),
      )
    }
    const subscribers = new SubscriberRepository(database)
    const [, , insistent, moody, erased] = people
    for (let time = 0; time < this.#repeats; time++) {
      this.#clock.now += MINUTE_MS
      await subscribers.recordConsent(insistent!, { event: 'requested' })
      await subscribers.recordConsent(moody!, { event: time % 2 === 0 ? 'unsubscribed' : 'returned' })
    }
    if (this.#month % 6 === 0) await new Subscribers(database).erase(erased!)
    while (await queueAnnounced(database));
    const at = this.#at()
    const sent = { state: 'sent' as const, claimed_at: at, sent_at: at, reply: '250 2.0.0 ok' }
    await database.write.updateTable('deliveries').set(sent).where('state', '=', 'queued').execute()
    const mailbox = new MailboxRepository(database)
    for (const kind of ['announcement', 'confirmation'] as const)
      for (let mail = 0; mail < 2; mail++) {
        const words = { to: 'a@mail.example', from: 'b@mail.example', subject: 's', text: 't', html: 'h', headers: {} }
        await mailbox.add({ id: `mail-${this.#name()}`, kind, ...words })
      }
  }

  async #read(): Promise<void> {
    const day = this.#at().slice(0, 10)
    const readers = [0, 1, 2].map((reader) => ({
      day,
      reader: `${this.#month}-${reader}`,
      screen: 'Article',
      views: 1,
    }))
    const paths = await this.#database.read.selectFrom('published_posts').select('path').orderBy('id').execute()
    const views = readers.flatMap((view) => paths.map(({ path }) => ({ ...view, path })))
    await addViews(this.#database, views, [{ day, host: `host-${this.#name()}.example`, views: 1 }])
    const reports = new PolicyReports(this.#database)
    for (let report = 0; report < 3; report++)
      await reports.add({ directive: 'script-src', blocked: `https://${this.#name()}.example`, page: '/admin' })
  }

  async #administrate(): Promise<void> {
    const database = this.#database
    const audit = new AuditLog(database, QUIET)
    for (let entry = 0; entry < 4; entry++)
      await audit.record({ what: 'post.changed', who: { accountId: OWNER, name: BY.by }, about: `Post ${entry}` })
    await new SessionRepository(database).open(OWNER, `session-${this.#name()}`, 'Firefox')
    await lockedTransaction(database, 'identity', (trx) =>
      new AccountLinks(trx).make('password-reset', { accountId: OWNER, email: BY.by }, 'https://den.example'),
    )
    const allowance = { freeFailures: 3, retentionMs: HOUR_MS, retainedSince: 'first' as const }
    for (let guess = 0; guess < 3; guess++)
      await new AttemptRepository(database).reserve([{ key: `guess-${this.#name()}`, allowance }])
    const challenge = { challenge: `challenge-${this.#name()}`, expiresAt: new Date(this.#clock.now + HOUR_MS) }
    await new PasskeyRepository(database).use('y_owner', { counter: 0, isBackedUp: false }, challenge)
    await new LinkedIdentityRepository(database).use(`state-${this.#name()}`, new Date(this.#clock.now + HOUR_MS))
    await new SettingsRepository(database).set('contact', `keeper-${this.#month}@den.example`)
    await changeProfile(database, OWNER, { about: `Month ${this.#month}.` })
    const runs = new BackupRunRepository(database)
    for (let backup = 0; backup < 3; backup++) {
      const run = await runs.begin({ kind: 'nightly', startedBy: 'den' })
      if (run) await runs.end(run, { state: 'done' })
    }
    const report = await ReportWriter.begin(database, '/posts.xml', { id: newId('import'), startedBy: BY.by })
    for (let entry = 0; entry < 3; entry++)
      await report.add({ title: 'One', outcome: 'refused', notes: ['It is none.'] })
    await report.end(null)
  }

  get #repeats(): number {
    return Math.ceil(this.#month / 8)
  }

  #at(): string {
    return new Date(this.#clock.now).toISOString()
  }

  /** Unique. */
  #name(): string {
    return `n${++this.#named}`
  }
}

const QUIET = pino({ level: 'silent' })
