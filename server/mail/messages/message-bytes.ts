import { buffer } from 'node:stream/consumers'
import type { DkimConfig } from '../../config/service-config.ts'
import type { Message } from '../transports/transport.ts'

/** RFC 8058, section 4, requires the last two to be signed; nodemailer's default list lacks the very last. */
const SIGNED_HEADERS = [
  'From',
  'Sender',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'Cc',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':')

/** The message as it goes over the wire, signed where there is a key. */
export async function serializeMessage(message: Message, dkim?: DkimConfig): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const { id, to, from, replyTo, subject, text, html, headers } = message
  const bytes = await new MailComposer({
    messageId: `<${id}>`,
    from,
    // As an object: a string would be parsed as a list of addresses.
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, { prepared: true, value: value.replace(/[\r\n]+/g, ' ') }]),
    ),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
  return dkim ? signed(bytes, dkim) : bytes
}

async function signed(bytes: Buffer, { domain, selector, privateKey }: DkimConfig): Promise<Buffer> {
  const { default: DKIM } = await import('nodemailer/lib/dkim')
  const signer = new DKIM({
    domainName: domain,
    keySelector: selector,
    privateKey,
    headerFieldNames: SIGNED_HEADERS,
  })
  return buffer(signer.sign(bytes))
}
