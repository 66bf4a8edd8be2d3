import { expect, it } from 'vitest'
import { SettingsRepository } from '#server/settings/settings-repository.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { KEEPER, openMailingApp } from '#test/support/identity/administrator.ts'

describeServer('A mail to an account', (open) => {
  it('is in the language of the account, else in that of the blog', async () => {
    await using app = await openMailingApp(open)
    const invited = { email: 'mara@den.example', role: 'author' }
    await new SettingsRepository(app.database).set('language', 'es')
    expect((await app.send('POST', '/api/invitations', invited)).status).toBe(201)
    await expect.poll(() => app.smtp.received.length).toBe(1)
    expect(app.smtp.received[0]!.source).toMatch(/^Content-Language: es\r$[\s\S]*Aceptar la invitaci/m)
    await app.send('PATCH', '/api/account', { language: 'de' })
    await app.postJson('/api/auth/forgot-password', { email: KEEPER.email })
    await expect.poll(() => app.smtp.received.length).toBe(2)
    expect(app.smtp.received[1]!.source).toMatch(/^Content-Language: de\r$[\s\S]*Ein neues Passwort/m)
  })
})
