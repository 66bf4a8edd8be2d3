export const mail = {
  limitsSaved: 'Limits saved',
  // {siteUrl} is the address of the blog; SITE_URL is the name of a variable.
  linksOpenHereOnly:
    'Links in mails lead to {siteUrl}, which opens on this machine only. Name the public address in <code>SITE_URL</code> before anybody subscribes.',

  // Phrases within other sentences.
  mails: { one: '{count} mail', other: '{count} mails' },
  people: { one: '{count} person', other: '{count} people' },

  // The announcements of posts.
  announcements: 'Announcements',
  noneYet:
    'None yet. A new post whose “E-mail subscribers” is ticked is announced to everybody who is subscribed then.',
  // Heads of columns with numbers: of addressees, and of mails by what became of them.
  to: 'To',
  queued: 'Queued',
  sent: 'Sent',
  keptHere: 'Kept here',
  failed: 'Failed',
  uncertain: 'Uncertain',
  earlierAnnouncements: 'Earlier announcements',
  allBeforeThese: 'all before these',
  otherMails: 'Other mails',
  whatOthersAre: 'confirmations, invitations, tests',
  postDeleted: 'post deleted',
  // Buttons, and what stands in place of one.
  stop: 'Stop',
  stopAnnouncing: 'Stop announcing {subject}',
  stopped: 'Stopped',
  // A question: a title follows.
  stopAnnouncingTitle: 'Stop announcing:',
  willNotBeSent: {
    one: '{count} mail of {audience} will not be sent. Mails already sent stay sent, and the rest cannot be sent later.',
    other:
      '{count} mails of {audience} will not be sent. Mails already sent stay sent, and the rest cannot be sent later.',
  },
  stopping: 'Stopping…',
  goOnSending: 'Go on sending',
  stoppedAfterSending: {
    one: 'The announcement was stopped. {count} mail had gone out.',
    other: 'The announcement was stopped. {count} mails had gone out.',
  },
  // {kept} is as `mails`.
  stoppedAfterKeeping: {
    one: 'The announcement was stopped. {count} mail had gone out, {kept} had been kept here.',
    other: 'The announcement was stopped. {count} mails had gone out, {kept} had been kept here.',
  },

  // What became of the announcement of one post.
  stoppedAfter: {
    one: 'The announcement was stopped after {count} mail.',
    other: 'The announcement was stopped after {count} mails.',
  },
  keptNothingLeft: {
    one: '{count} mail is kept here, and nothing left.',
    other: '{count} mails are kept here, and nothing left.',
  },
  mailedTo: { one: 'Mailed to {count} person.', other: 'Mailed to {count} people.' },
  mailedToQueued: {
    one: 'Mailed to {count} person ({waiting} in the queue).',
    other: 'Mailed to {count} people ({waiting} in the queue).',
  },
  waitForServer: {
    one: '{count} mail waits until the mail server works.',
    other: '{count} mails wait until the mail server works.',
  },
  // {people} is as `people`; the number is that of the mails that wait.
  mailedToOthersWait: {
    one: 'Mailed to {people}; {count} mail waits until the mail server works.',
    other: 'Mailed to {people}; {count} mails wait until the mail server works.',
  },

  // The limits of the mail server.
  howFastMailGoes: 'How fast mail goes out',
  overLimitWaits: 'Mail over a limit waits in the queue and goes out later. Leave a field empty for no limit.',
  perSecond: 'Mails per second',
  perHour: 'Mails per hour',
  perDay: 'Mails per day',
  perSecondHint: 'What your provider allows. 10 is a good start.',
  perHourHint: 'Shared hosts often allow a few hundred.',
  perDayHint: 'Start a new account slowly: a few hundred at first, then more each week.',
  saveLimits: 'Save limits',

  hostedService: 'Hosted service',
  environmentNamesEmailjs:
    '{description}. The environment names it (EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID); it is called once a second at most. Its template gets to_email, subject, message, html, confirm_url and unsubscribe_url.',

  // The mails that are kept.
  mailbox: 'Mailbox',
  keptWithoutServer:
    'These mails were written while there was no mail server, and were not sent. Anyone still waiting can subscribe again, or you can pass on their link.',
  noMailYet: 'No mail has been written yet.',
  asReaderSees: 'As its reader sees it',
  pagesOfMailbox: 'Pages of the mailbox',

  // A test mail. An address follows the first.
  sendTestTo: 'Send a test to',
  sendTest: 'Send test',
  askingServer: 'Asking the server…',
  keptNotSent: 'It was kept in the mailbox and not sent.',
  // What the server said follows.
  accepted: 'The server accepted it. It said:',
  notSent: 'It was not sent. The server said:',

  // The mail server.
  mailServer: 'Mail server',
  serverOfEnvironment: 'The server is set in the environment (SMTP_URL), which overrides this screen.',
  provider: 'Provider',
  otherServer: 'Other server',
  host: 'Host',
  hostHint: 'Such as mail.example. A whole address, smtp://user:password@mail.example, fills the other fields.',
  hostMissing: 'Name the host. Without one there is no server to save',
  hostProblem:
    'A host is a name such as mail.example, without a port, or a whole address such as smtps://user:password@mail.example',
  port: 'Port',
  portProblem: 'A port is a number from 1 to 65535',
  encryption: 'Encryption',
  tls: 'TLS (port 465)',
  starttls: 'STARTTLS (port 587)',
  starttlsIfOffered: 'STARTTLS only if it is offered',
  passwordUnencrypted: 'Where it is not offered, the password crosses the network unencrypted.',
  mailUnencrypted: 'Without a user, encryption is used where the server offers it; otherwise mail goes unencrypted.',
  noPasswordUnencrypted: 'A server without encryption gets no password, unless it is on this machine.',
  user: 'User',
  userHint: 'Empty where the server asks for none.',
  userMissing: 'Name the user that this password belongs to',
  passwordStored: 'A password is stored; type another to replace it.',
  sender: 'Sender',
  senderHint: 'The address that mails come from, such as The Den <den@example.org>.',
  saveServer: 'Save server',
  serverSaved: 'Mail server saved',
  serverRemoved: 'Mail server removed',
  notSavedYet: 'Not saved yet. <discard>Discard it</discard>',
  // What happens once an empty host is saved.
  noHostHosted: 'Without a host the hosted service sends everything.',
  noHostKept: 'Without a host mail is kept here.',
  removedHosted: 'Without a host the server is removed, and the hosted service sends everything.',
  removedKept: 'Without a host the server is removed, and mail is kept here.',

  // What mail leaves by at present. {description} is the name of a server, or of a service.
  mailLeavesBy: 'Mail leaves by {description}.',
  announcementsLeaveBy: 'Announcements leave by {description}.',
  othersLeaveBy: 'Every other mail leaves by {description}.',
  sentByThisServer: '“Sent” means that this server accepted a mail, not that it arrived.',
  sentByOneOfThem: '“Sent” means that one of them accepted a mail, not that it arrived.',
  noServer: 'No mail server is set up, so no mail is sent. Every mail is kept below for you to read.',
  // What the server said follows. {since} is a day and a time, {time} a time.
  paused:
    '<strong>Sending is paused</strong> by {description} since {since}. The queue is kept, and the server is asked again at {time}. It said:',
  outOfReachEachTried:
    '<strong>Out of reach:</strong> {description}. The queue is kept, and each mail in it is tried again. The last one ended so:',
  // The number is that of minutes.
  outOfReach: {
    one: '<strong>Out of reach:</strong> {description}. The queue is kept, and the next mail is tried in a minute. The last one ended so:',
    other:
      '<strong>Out of reach:</strong> {description}. The queue is kept, and the next mail is tried in {count} minutes. The last one ended so:',
  },
  resumeNow: 'Resume now',
  tryNow: 'Try now',
  goesOutAgain: 'Mail goes out again by {description}',
  notYet: 'Not yet. The server said: {detail}',

  // What providers ask for, below their choice.
  gmailHint:
    'The user is the whole address. Google takes an app password, which needs 2-Step Verification, not the one of the account.',
  microsoftHint:
    'Authenticated SMTP has to be allowed for the mailbox in Microsoft 365. Personal Outlook.com accounts take no passwords from programs.',
  icloudHint: 'The user is the whole iCloud address. Apple takes an app-specific password, not the one of the account.',
  fastmailHint: 'Fastmail takes an app password, not the one of the account.',
  postmarkHint: 'The server’s API token is the user and the password.',
  mailgunHint: 'For a domain in the EU the host is smtp.eu.mailgun.org.',
  sesHint: 'Put your region in the host. User and password are SMTP credentials of SES, not access keys.',
  sendgridHint: 'The user is the word apikey, the password is an API key.',
  brevoHint: 'The password is an SMTP key, not the one of the account.',
  // A link to the screen of mail.
  seeMail: 'See Mail',
} as const
