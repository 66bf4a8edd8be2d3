import { expect, it } from 'vitest'
import { SettingsRepository } from '#server/settings/settings-repository.ts'
import { openTestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { textsOf } from '#test/support/html.ts'
import { openKeeperApp } from '#test/support/identity/administrator.ts'

const htmlOf = (body: string) => /<html[^>]*>/.exec(body)![0]

describeServer('The admin area speaks', (open) => {
  it('the language of the account, else that of the browser, else that of the blog, else English', async () => {
    await using app = await openKeeperApp(open)
    const account = (headers = {}) => app.send('GET', '/admin/account', undefined, headers)
    const heading = async (headers = {}) => textsOf((await account(headers)).body, 'h2')[0]
    const settings = new SettingsRepository(app.database)
    expect(await heading()).toBe('Account')
    expect(await heading({ 'Accept-Language': 'de-AT,de;q=0.9' })).toBe('Konto')
    await settings.set('language', 'de')
    expect(await heading()).toBe('Konto')
    expect(await heading({ 'Accept-Language': 'en' })).toBe('Account')
    // A language that no screen is translated into.
    expect(await heading({ 'Accept-Language': 'tlh' })).toBe('Konto')
    const chosen = await app.send('PATCH', '/api/account', { language: 'en' })
    expect([chosen.status, chosen.json().user.name]).toEqual([200, 'keeper'])
    expect(await heading({ 'Accept-Language': 'de' })).toBe('Account')
    const refused = await app.send('PATCH', '/api/account', { language: 'tlh' })
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([422, ['language']])
    const browsers = await app.send('PATCH', '/api/account', { language: '' })
    expect([browsers.status, await heading({ 'Accept-Language': 'de' })]).toEqual([200, 'Konto'])
    await app.send('PATCH', '/api/account', { language: 'en' })
    const { body } = await account()
    expect(htmlOf(body)).toMatch(/ lang="en"[^>]* data-blog-language="de"/)
    expect(htmlOf((await app.get('/')).body)).toContain('lang="de"')
  })

  it('the language of the browser to whoever signs in', async () => {
    await using app = await openTestApp(open)
    const { body } = await app.get('/admin', { headers: { 'Accept-Language': 'de' } })
    expect(htmlOf(body)).toContain('lang="de"')
    expect(body).toContain('Anmelden')
  })
})
