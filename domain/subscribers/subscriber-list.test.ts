import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openSubscriberList } from './subscriber-list.ts'

const A = 'a@mail.example'

function read(text: string) {
  const opened = openSubscriberList(text)
  if (!opened.ok) return { problem: opened.problem, found: [] }
  const { columns, entries } = opened.list
  const found = [...entries()].map((entry) => {
    if (entry.kind === 'listed') return `${entry.email} ${entry.status}`
    return entry.kind === 'unclear' ? `? ${entry.word}` : `line ${entry.line}`
  })
  return { ...columns, found, problem: undefined }
}

/** The status of one subscriber in a list with these columns. */
function statusIn(names: string, values: string) {
  return read(`email,${names}\n${A},${values}`).found[0]?.replace(`${A} `, '')
}

it.each([
  [
    'Ghost',
    'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers',
    [
      [`1,${A},A,,true,false,,2020-01-01,,,`, 'active'],
      [`1,${A},A,,false,true,,2020-01-01,,,`, 'unsubscribed'],
      [`1,${A},A,,,,,2020-01-01,,,`, '? subscribed_to_emails: nothing'],
      [`1,${A},A,,true,false,,2020-01-01,2021-01-01T00:00:00.000Z,,`, 'unsubscribed'],
    ],
  ],
  [
    'Substack',
    'email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at',
    [
      [`${A},false,,other,false,2020-01-01,`, 'active'],
      [`${A},true,2030-01-01,yearly,false,2020-01-01,2020-01-01`, 'active'],
      [`${A},true,,other,true,2020-01-01,`, 'unsubscribed'],
    ],
  ],
  [
    'Buttondown',
    'email,notes,subscriber_type,tags',
    [
      [`${A},,regular,`, 'active'],
      [`${A},,premium,`, 'active'],
      [`${A},,unactivated,`, 'pending'],
      [`${A},,unsubscribed,`, 'unsubscribed'],
      [`${A},,undeliverable,`, 'bounced'],
      [`${A},,complained,`, 'suppressed'],
      [`${A},,upcoming,`, '? upcoming'],
    ],
  ],
  [
    'Mailchimp, subscribed',
    '"Email Address","First Name",MEMBER_RATING,OPTIN_TIME,CONFIRM_TIME,LAST_CHANGED,LEID',
    [[`${A},A,2,"2020-01-01 00:00:00","2020-01-01 00:00:00","2020-01-01 00:00:00",1`, 'active']],
  ],
  [
    'Mailchimp, unsubscribed',
    '"Email Address","First Name",MEMBER_RATING,OPTIN_TIME,UNSUB_TIME,UNSUB_REASON,LEID',
    [[`${A},A,2,"2020-01-01 00:00:00","2021-01-01 00:00:00",NORMAL,1`, 'unsubscribed']],
  ],
  [
    'Mailchimp, cleaned',
    '"Email Address","First Name",CLEAN_TIME,CLEAN_CAMPAIGN_TITLE,LEID',
    [[`${A},A,"2021-01-01 00:00:00",Spring,1`, 'bounced']],
  ],
  [
    'listmonk',
    'uuid,email,name,attributes,status,created_at',
    [
      [`u,${A},A,"{""a"": ""b@c""}",enabled,2020`, 'active'],
      [`u,${A},A,{},blocklisted,2020`, 'suppressed'],
      [`u,${A},A,{},disabled,2020`, 'unsubscribed'],
    ],
  ],
  [
    'beehiiv',
    'Email,Status,Created At,Tier',
    [
      [`${A},active,2020,free`, 'active'],
      [`${A},inactive,2020,free`, 'unsubscribed'],
      [`${A},needs_approval,2020,free`, 'pending'],
      [`${A},invalid,2020,free`, 'bounced'],
    ],
  ],
  [
    'phpList',
    'email,confirmed,blacklisted,bounce count',
    [
      [`${A},1,0,0`, 'active'],
      [`${A},1,1,0`, 'suppressed'],
      [`${A},0,0,0`, 'unsubscribed'],
    ],
  ],
  [
    'in French',
    'Nom;Adresse électronique;Statut',
    [
      [`A;${A};abonné(e)`, 'active'],
      [`A;${A};Désabonné`, 'unsubscribed'],
      [`A;${A};DÉSINSCRITE`, 'unsubscribed'],
    ],
  ],
  [
    'in German',
    'Name;E-Mail-Adresse;Status',
    [
      [`A;${A};aktiv`, 'active'],
      [`A;${A};Abgemeldet`, 'unsubscribed'],
      [`A;${A};unzustellbar`, 'bounced'],
      [`A;${A};Weiß nicht`, '? Weiß nicht'],
    ],
  ],
] as [string, string, [string, string][]][])('knows the columns and words of %s', (_, names, rows) => {
  for (const [row, status] of rows) {
    const { found } = read(`${names}\r\n${row}\r\n`)
    expect([row, found]).toEqual([row, [status.startsWith('?') ? status : `${A} ${status}`]])
  }
})

it.each([
  ['state', 'unsubscribed', 'unsubscribed'],
  ['status', '', 'active'],
  ['status', 'Gold', '? Gold'],
  ['Subscription Status', 'Not subscribed', 'unsubscribed'],
  ['unsubscribed', 'TRUE', 'unsubscribed'],
  ['unsubscribed', '2024-05-01', 'unsubscribed'],
  ['unsubscribed', '', 'active'],
  ['unsubscribed', 'no', 'active'],
  ['bounced', '1', 'bounced'],
  ['Opt-out date', '2020-01-01', 'unsubscribed'],
  ['Opt-out date', '0000-00-00 00:00:00', 'active'],
  ['Opted in', '', '? Opted in: nothing'],
  ['Opted in', 'maybe', '? Opted in: maybe'],
  ['newsletter', 'nein', 'unsubscribed'],
  ['favourite film', 'unsubscribed', 'active'],
  ['status,bounced', 'active,1', 'bounced'],
  ['status,email_disabled', 'Gold,true', 'unsubscribed'],
])('takes %s: %j as %s', (names, values, status) => {
  expect(statusIn(names, values)).toBe(status)
})

it('says which columns it read', () => {
  expect(read(`Name, E-Mail ,Statut\nA,${A},actif`)).toMatchObject({ address: 'E-Mail', status: ['Statut'] })
  expect(read(`first,contact\nA,${A}`)).toMatchObject({ address: null, status: [], found: [`${A} active`] })
  expect(read(A)).toMatchObject({ address: null, status: [] })
})

it('takes lists without names, and hears who left there as well', () => {
  expect(read(`A;${A}\nB;b@mail.example`).found).toEqual([`${A} active`, 'b@mail.example active'])
  expect(read(`${A},unsubscribed\nb@mail.example,active\nc@mail.example,Carla`).found).toEqual([
    `${A} unsubscribed`,
    'b@mail.example active',
    'c@mail.example active',
  ])
})

it('takes a title above the names, and the line with which spreadsheets name their separator', () => {
  expect(read(`Export of 2026-01-01\n\nemail,status\n${A},unsubscribed`).found).toEqual([`${A} unsubscribed`])
  expect(read(`Export of January 1, 2026\nName;E-Mail;Status\nA;${A};bounced`).found).toEqual([`${A} bounced`])
  expect(read(`Made by keeper@den.example\nemail,status\n${A},unsubscribed`).found).toEqual([`${A} unsubscribed`])
  expect(read(`sep=;\r\nname;email;status\r\nx;${A};bounced`).found).toEqual([`${A} bounced`])
  expect(read(`${'x'.repeat(2500)};email\n;${A}`).found).toEqual([`${A} active`])
})

it('takes addresses as programs for mail write them', () => {
  const list = `"Vell, Mara <m@mail.example>"\nJohn <j@mail.example>\n"Jo ""J"" K" <k@mail.example>\n<l@mail.example>`
  expect(read(list).found).toEqual([
    'm@mail.example active',
    'j@mail.example active',
    'k@mail.example active',
    'l@mail.example active',
  ])
  expect(read(`name,email\nA,Mara <${A}>`).found).toEqual([`${A} active`])
  expect(read(`name,email\nA,\u200bMara <\u2060${A}\u200b>\u00ad `).found).toEqual([`${A} active`])
})

it('says what is no list', () => {
  for (const text of ['', '\ufeff', '\n \n\t\n', 'email,name\n', 'sep=;\nemail;name'])
    expect(read(text)).toMatchObject({ problem: 'The list holds no addresses' })
  const picture = new TextDecoder().decode(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 255, 10, 13]))
  for (const text of [picture, 'PK\u0003\u0004\u0014', 'e\0m\0a\0i\0l\0'])
    expect(read(text).problem).toMatch(/is no list/)
  expect(read('first,last\nA,B').found).toEqual(['line 2'])
  expect(read(`name,email\r\nA,${A}\r\nM\ufffdller,m@mail.example`).problem).toMatch(/lost: line 3 has �/)
})

it('never takes for subscribed what it does not understand', () => {
  const word = fc.string({ minLength: 1 }).filter((text) => /^[^\s,;"'\p{Cc}]+$/u.test(text))
  fc.assert(
    fc.property(word, (text) => {
      expect(statusIn('status', `zz${text}`)).not.toBe('active')
    }),
  )
})

it('is quick with whatever it is given', () => {
  // With quadratic work these would exceed the timeout of a test.
  for (const text of ['"'.repeat(200_000), 'a@'.repeat(100_000), '<'.repeat(200_000), 'email\n'.repeat(40_000)])
    read(text)
})
