import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { mailTransport } from '@nas/mail/transport'
import PostalMime from 'postal-mime'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sendResetCode } from '../src/accounts/workflows/account-emails'
import { emailTemplates } from '../src/background/email-templates'
import { runEmailSender, sendDueEmails } from '../src/email/delivery/send-due-emails'
import { MAIL_OUTBOX, type MailOutboxService } from '../src/email/module/service'
import { blocked } from './support/blocked'
import { member } from './support/environment'
import { codeIn, sender, useMailbox } from './support/mailbox'
import { useShop } from './support/shop'

const { shop } = useShop()
const mailbox = useMailbox()

beforeEach(async () => {
  vi.restoreAllMocks()
  mailbox.refusal = null
  mailbox.mails.length = 0
  await shop.rows('delete from outgoing_mail')
})

const outbox = () => shop.container.resolve<MailOutboxService>(MAIL_OUTBOX)
const send = () => sendDueEmails(shop.container, mailbox.transport, emailTemplates)
const lines = () => shop.rows('select * from outgoing_mail order by id')
const ask = (locale: 'vi' | 'en' = 'vi', recipient = member.email) =>
  sendResetCode(shop.container, { recipient, locale })
const itsTurn = () => shop.rows('update outgoing_mail set next_attempt_at = now()')

function logged(level: 'info' | 'warn') {
  const spy = vi.spyOn(shop.container.resolve(ContainerRegistrationKeys.LOGGER), level)
  return () => spy.mock.calls.flat().join('\n')
}

test('a finished mail is deleted after 90 days, a waiting one is not', async () => {
  await shop.rows(
    `insert into outgoing_mail
       (id, recipient, locale, template, data, next_attempt_at, give_up_at, sent_at, gave_up_at)
     select name, '', 'vi', 'reset-password', '{}', now(), now() + interval '1 day', sent, gave_up
     from (values
       ('sent-old', now() - interval '91 days', null),
       ('sent', now() - interval '89 days', null),
       ('given-up-old', null, now() - interval '91 days'),
       ('waiting', null, null)) as mails (name, sent, gave_up)`,
  )
  expect(await outbox().deleteFinished(90)).toBe(2)
  expect((await lines()).map(({ id }) => id)).toEqual(['sent', 'waiting'])
})

describe('a mail', () => {
  test.each([
    ['vi', 'Đặt lại mật khẩu NAS', '/vn/reset-password#code=', 'Đặt mật khẩu mới'],
    ['en', 'Reset your NAS password', '4321/reset-password#code=', 'Set a new password'],
  ] as const)(
    'in %s says the same in HTML and in plain text',
    async (locale, subject, address, button) => {
      await ask(locale)
      await send()
      const [mail] = mailbox.mails
      expect(mail?.subject).toBe(subject)
      expect(mail?.to).toMatchObject([{ address: member.email }])
      expect(mail?.from).toMatchObject({ name: 'NAS', address: 'no-reply@example.com' })
      expect(mail?.html).toContain(`<html lang="${locale}"`)
      expect(mail?.html).toContain('name="viewport"')
      for (const words of [mail?.html, mail?.text]) {
        expect(words).toContain(address)
        expect(words).toContain(button)
      }
      expect(mail?.text).not.toContain('<')
    },
  )

  test('that was sent keeps no data of its recipient', async () => {
    await ask()
    await send()
    const [line] = await lines()
    expect(line).toMatchObject({ recipient: '', data: {}, attempts: 1, last_error: null })
    expect(line.sent_at).toBeInstanceOf(Date)
    await itsTurn()
    await send()
    expect(mailbox.mails).toHaveLength(1)
    expect(await lines()).toMatchObject([{ id: line.id, attempts: 1 }])
  })

  test('without a recipient is deleted', async () => {
    await ask('vi', 'unknown@example.com')
    await send()
    expect(await lines()).toEqual([])
    expect(mailbox.mails).toEqual([])
  })

  test('that is still waiting is replaced by a newer one of its kind', async () => {
    await ask('vi')
    await ask('en')
    await ask('vi', 'unknown@example.com')
    await send()
    expect(mailbox.mails).toMatchObject([{ subject: 'Reset your NAS password' }])
  })

  test('of an unknown template does not block the others', async () => {
    await ask('vi')
    await shop.rows(`update outgoing_mail set template = 'gone'`)
    await ask('en')
    await send()
    expect(mailbox.mails).toHaveLength(1)
    const failed = (await lines()).find(({ template }) => template === 'gone')
    expect(failed).toMatchObject({ last_error: 'UNKNOWN_TEMPLATE', sent_at: null })
  })
})

describe('a rejected mail', () => {
  test('is retried with doubled delays and then sent', async () => {
    const warned = logged('warn')
    mailbox.refusal = { code: 451, message: `try later, ${member.email}` }
    await ask()
    for (const seconds of [10, 20, 40]) {
      await itsTurn()
      await send()
      const [line] = await lines()
      expect(line).toMatchObject({ last_error: 'EENVELOPE 451', sent_at: null })
      const wait = (line.next_attempt_at - Date.now()) / 1000
      expect(wait).toBeGreaterThan(seconds - 5)
      expect(wait).toBeLessThanOrEqual(seconds)
    }
    await send()
    expect(mailbox.mails).toHaveLength(0)
    mailbox.refusal = null
    await itsTurn()
    await send()
    expect(mailbox.mails).toHaveLength(1)
    expect(warned()).toContain('EENVELOPE 451')
    expect(warned()).not.toContain(member.email)
  })

  test('is given up after its time and keeps no data of its recipient', async () => {
    mailbox.refusal = { code: 550, message: 'no' }
    await ask()
    await shop.rows(`update outgoing_mail set give_up_at = now() + interval '5 seconds'`)
    await send()
    const [line] = await lines()
    expect(line).toMatchObject({ recipient: '', data: {}, sent_at: null })
    expect(line.gave_up_at).toBeInstanceOf(Date)
    mailbox.refusal = null
    await itsTurn()
    await send()
    expect(mailbox.mails).toHaveLength(0)
    expect(await lines()).toMatchObject([{ id: line.id, attempts: 1 }])
  })

  test('is retried when the mail server is unavailable', async () => {
    const silent = createServer().listen(0)
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await new Promise((resolve) => silent.close(resolve))
    const url = `smtp://127.0.0.1:${port}`
    await ask()
    const unreachable = mailTransport({
      SMTP_URL: url,
      SMTP_PLAIN: 'off',
      MAIL_FROM: sender,
      MAIL_DIR: undefined,
    })
    await sendDueEmails(shop.container, unreachable, emailTemplates)
    expect(await lines()).toMatchObject([{ last_error: 'ESOCKET', recipient: member.email }])
  })
})

test('two concurrent senders send each mail once', async () => {
  await ask()
  await shop.rows(
    `insert into outgoing_mail
       (id, recipient, locale, template, data, next_attempt_at, give_up_at)
     select id || n, recipient, locale, template, data, next_attempt_at, give_up_at
     from outgoing_mail, generate_series(2, 12) n`,
  )
  await Promise.all([send(), send(), send()])
  expect(mailbox.mails).toHaveLength(12)
  expect((await lines()).every(({ attempts }) => attempts === 1)).toBe(true)
})

test('a mail that another sender has locked is skipped', async () => {
  await ask('vi', 'one@example.com')
  await ask('vi', 'other@example.com')
  const pg = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const other = await pg.transaction()
  try {
    await other.raw(
      `update outgoing_mail set next_attempt_at = now() + interval '3 minutes'
       where recipient = 'other@example.com'`,
    )
    const claimed = await Promise.race([outbox().claim(5), blocked()])
    expect(claimed).toMatchObject([{ recipient: 'one@example.com' }])
  } finally {
    await other.commit()
  }
})

test('a mail of an exited sender is taken over after its lease', async () => {
  await ask()
  expect(await outbox().claim(1)).toHaveLength(1)
  expect(await outbox().claim(1)).toHaveLength(0)
  await itsTurn()
  await send()
  expect(mailbox.mails).toHaveLength(1)
})

test('the running sender is notified of a mail and stops on request', async () => {
  const stop = runEmailSender(shop.container, mailbox.transport, emailTemplates)
  await vi.waitFor(async () => expect(await outbox().claim(1)).toEqual([]), 20_000)
  await ask()
  await vi.waitFor(() => expect(mailbox.mails).toHaveLength(1), 20_000)
  await stop()
})

test('without a mail server mails are files, and the log holds neither recipient nor code', async () => {
  const informed = logged('info')
  const folder = join(await mkdtemp(join(tmpdir(), 'nas-mail-')), 'mail')
  const files = mailTransport({
    SMTP_URL: undefined,
    SMTP_PLAIN: 'off',
    MAIL_FROM: sender,
    MAIL_DIR: folder,
  })
  await ask()
  await sendDueEmails(shop.container, files, emailTemplates)
  const [file] = await readdir(folder)
  expect(file).toMatch(/^\d{4}-.*-reset-password-mail_.*\.eml$/)
  const path = join(folder, file ?? '')
  const mail = await PostalMime.parse(await readFile(path))
  const code = codeIn([mail], member.email)
  expect((await stat(path)).mode & 0o077).toBe(0)
  expect(informed()).toContain(path)
  expect(informed()).toContain('Đặt lại mật khẩu NAS')
  expect(informed()).not.toContain(member.email)
  expect(informed()).not.toContain(code)
})
