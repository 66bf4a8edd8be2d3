import { TRANSPORT_NAMES } from '#domain/mail/mail-calls.ts'
import type { Answer, Calls } from './call.ts'

const TAKEN: Answer = {
  description: 'Taken by the server',
  schema: 'Reply',
  example: { reply: '250 2.0.0 Ok: queued' },
}
const REFUSED_BY_SERVER = { 502: 'The mail server refused; `detail` has its words' }

export const site: Calls = {
  'DELETE /api/first-steps': {
    id: 'hideFirstSteps',
    access: { audit: 'none' },
    summary: 'Hides the list of first steps in the admin area, for all administrators',
  },
  'DELETE /api/demo-content': {
    id: 'removeDemoContent',
    access: { audit: 'demo-content.removed' },
    summary: 'Removes what was not edited of the demo',
    description:
      'Its posts go for good, with the pictures that nothing else uses. Greetings, the scale of scores and the description get plain texts. What was edited stays.',
    answer: { description: 'How many', schema: 'DemoRemoval', example: { removed: 24, kept: 0 } },
  },
  'POST /api/subscribers': {
    id: 'importSubscribers',
    access: { audit: 'subscribers.imported' },
    summary: 'Imports a list of subscribers',
    description: 'Addresses that are known stay as they are. The list may be as large as any request.',
    body: {
      schema: 'SubscriberImport',
      example: {
        csv: 'email,status\nreader@den.example,subscribed\nnobody,subscribed\n',
        consent: 'They ticked the box of the old newsletter.',
      },
    },
    answer: {
      description: 'What was done',
      schema: 'ImportReport',
      example: {
        added: 1,
        gone: 0,
        skipped: 0,
        unconfirmed: 0,
        unclear: 0,
        unclearWords: [],
        refused: [{ line: 3, problem: 'Please enter a valid email' }],
        refusedCount: 1,
        erased: 0,
        columns: { address: 'email', status: ['status'] },
        stoppedAt: null,
      },
    },
  },
  'GET /api/subscribers.csv': {
    id: 'exportSubscribers',
    access: { scope: 'subscribers:read', needsRecentConfirmation: true, audit: 'subscribers.exported' },
    summary: 'Every subscriber',
    answer: { description: 'A table with a line of names', contentType: 'text/csv' },
  },
  'POST /api/subscribers/pending': {
    id: 'addSubscriber',
    access: { audit: 'subscriber.added' },
    summary: 'Adds an address, which gets a mail to confirm that it wants to be subscribed',
    description:
      'It gets no other mail before it has confirmed. An address that left, is blocked or was erased is refused.',
    body: { schema: 'SubscriberAddition', example: { email: 'reader@den.example' } },
  },
  'GET /api/subscribers/:id': {
    id: 'readSubscriber',
    access: { audit: 'none' },
    summary: 'What is kept about a subscriber: how they agreed, and the mails they got',
    path: { id: { description: 'The id of a subscriber', example: 's_4kx7v2zq6pmw3ynd5rta' } },
    answer: { description: 'The records', schema: 'SubscriberRecords' },
    refusals: { 404: 'There is no such subscriber' },
  },
  'DELETE /api/subscribers/:id': {
    id: 'eraseSubscriber',
    access: { audit: 'subscriber.erased' },
    summary: 'Erases a subscriber for good',
    description:
      'Of the address a keyed hash alone is kept, so that no list or form brings it back. Backups that were made before have it.',
    path: { id: { description: 'The id of a subscriber', example: 's_4kx7v2zq6pmw3ynd5rta' } },
    refusals: { 404: 'There is no such subscriber' },
  },
  'PATCH /api/subscribers/:id': {
    id: 'changeSubscriber',
    access: { audit: 'none' },
    summary: 'Suppresses a subscriber, or ends that',
    description: 'A suppressed address gets no mail any more. After that it can be set to unsubscribed, not to active.',
    path: { id: { description: 'The id of a subscriber', example: 's_4kx7v2zq6pmw3ynd5rta' } },
    body: { schema: 'SubscriberChange', example: { status: 'suppressed' } },
    refusals: { 404: 'There is no such subscriber', 409: 'Only a suppressed subscriber can be set to unsubscribed' },
  },
  'PATCH /api/mail': {
    id: 'changeMailServer',
    access: { needsRecentConfirmation: true, audit: 'mail-server.changed' },
    summary: 'Sets the server that sends mail',
    description:
      'An empty `url` removes it. A password that is hidden, as the mail screen shows it, means the one that is kept.',
    body: {
      schema: 'MailServerChange',
      example: { url: 'smtp://den:hunter2@mail.example:587', from: 'The Midnight Den <letters@den.example>' },
    },
  },
  'PATCH /api/mail/caps': {
    id: 'changeMailCaps',
    access: { needsRecentConfirmation: true, audit: 'mail-caps.changed' },
    summary: 'Limits how many mails are sent in a second, an hour and a day',
    description: 'null means no limit.',
    body: { schema: 'MailCapsChange', example: { perSecond: 10, perDay: null } },
  },
  'POST /api/mail/test': {
    id: 'testMail',
    access: { audit: 'none' },
    summary: 'Sends one mail now',
    body: { schema: 'MailTest', example: { to: 'mara@den.example' } },
    answer: TAKEN,
    refusals: REFUSED_BY_SERVER,
  },
  'POST /api/mail/test-announcement': {
    id: 'testAnnouncement',
    access: { role: 'editor', audit: 'none' },
    summary: 'Mails the announcement of a post that is not published yet to the administrator who is signed in',
    body: {
      schema: 'AnnouncementTest',
      example: {
        title: 'The House That Let Go',
        tagline: 'A door that opens outwards.',
        description: 'A house gives its people back, one by one.',
      },
    },
    answer: TAKEN,
    refusals: REFUSED_BY_SERVER,
  },
  'POST /api/mail/resume': {
    id: 'resumeMail',
    access: { audit: 'none' },
    summary: 'Sends mail again after a pause',
    description: 'Without a body: by every transport.',
    body: { schema: 'MailResume', example: { transport: 'mailbox' }, isOptional: true },
    refusals: REFUSED_BY_SERVER,
  },
  'POST /api/services/:service/check': {
    id: 'checkService',
    access: { audit: 'none' },
    summary: 'Asks a service whether it would serve this site',
    path: {
      service: {
        description: 'One that is in use',
        example: 'captcha',
        schema: { type: 'string', enum: [...TRANSPORT_NAMES, 'captcha', 'analytics'] },
      },
    },
    answer: {
      description: 'What it said, be it yes or no',
      schema: 'ServiceReply',
      example: { ok: true, reply: 'A challenge was made and solved.' },
    },
    refusals: { 404: 'The site does not use such a service' },
  },
  'GET /api/version': {
    id: 'readVersion',
    access: { role: 'author' },
    summary: 'The version of Den',
    description: 'For administrators only: readers need not learn it.',
    answer: { description: 'A version as semver.org describes', schema: 'Version', example: { version: '0.1.0' } },
  },
  'DELETE /api/campaigns/:id': {
    id: 'cancelCampaign',
    access: { role: 'editor', audit: 'announcement.stopped' },
    summary: 'Cancels the mails of an announcement that were not sent yet',
    path: { id: { description: 'The id of an announcement', example: 'c_2qy5w7xk3vzm6pnd4rta' } },
    refusals: { 404: 'There is no such announcement' },
  },
  'GET /api/statistics/:table': {
    id: 'exportStatistics',
    access: { role: 'editor', scope: 'statistics:read' },
    summary: 'A table of the statistics, day by day',
    path: {
      table: {
        description: 'Its name',
        example: 'days',
        schema: { type: 'string', enum: ['days', 'posts', 'referrers', 'subscribers', 'mail'] },
      },
    },
    query: {
      period: {
        description: 'Days up to today, or twelve months',
        example: '30',
        schema: { type: 'string', enum: ['7', '30', '90', '12m'], default: '30' },
      },
    },
    answer: { description: 'A table with a line of names', contentType: 'text/csv' },
    refusals: { 404: 'There is no such table', 422: 'There is no such period' },
  },
}
