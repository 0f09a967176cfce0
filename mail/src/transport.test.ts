import { type AddressInfo, createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { mailTransport } from './transport.ts'

const opened: { close(): void }[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

const answers: Record<string, string> = { STARTTLS: '502 none\r\n', QUIT: '221 bye\r\n' }

/** A mail server without TLS, or whose STARTTLS was removed in transit. */
async function plainServer() {
  const heard: string[] = []
  const server = createServer((socket) => {
    socket.write('220 mail.test ESMTP\r\n')
    let isContent = false
    socket.on('data', (data) => {
      for (const line of data.toString().trimEnd().split('\r\n')) {
        heard.push(line)
        if (line === 'DATA') socket.write('354 go on\r\n')
        else if (line === '.') socket.write('250 taken\r\n')
        else if (!isContent) socket.write(answers[line] ?? '250 mail.test\r\n')
        if (line === 'DATA') isContent = true
        else if (line === '.') isContent = false
      }
    })
    socket.on('error', () => {})
  })
  opened.push(server)
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  return { heard, port: (server.address() as AddressInfo).port }
}

function send(host: string, port: number, SMTP_PLAIN: 'on' | 'off' = 'off') {
  const settings = { MAIL_FROM: 'NAS <no-reply@nas.test>', MAIL_DIR: undefined, SMTP_PLAIN }
  const transport = mailTransport({ ...settings, SMTP_URL: `smtp://an:secret@${host}:${port}` })
  const mail = { id: 'mail_1', template: 'x' } as Parameters<typeof transport.send>[0]
  const content = { subject: 'Mã', html: '<p>1</p>', text: '1', attachments: [] }
  return transport.send(mail, { to: 'mai@nas.test', ...content })
}

describe('a mail server without TLS', () => {
  // 0.0.0.0 leads to this machine, but is not one of its loopback names.
  it('on another host gets neither password nor mail', async () => {
    const { heard, port } = await plainServer()
    await expect(send('0.0.0.0', port)).rejects.toMatchObject({ code: 'ETLS' })
    expect(heard.filter((line) => !/^(EHLO|HELO|STARTTLS|QUIT)/.test(line))).toEqual([])
  })

  it.each([
    ['127.0.0.1', 'off'],
    ['0.0.0.0', 'on'],
  ] as const)('at %s gets them where plain mail is %s', async (host, plain) => {
    const { heard, port } = await plainServer()
    await send(host, port, plain).catch(() => {})
    expect(heard.join('\n')).toMatch(/AUTH|MAIL FROM/)
  })
})
