import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server on all addresses of this machine that stores mails. */
export async function mailCatcher(port: number) {
  const mails: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      mails.push(await PostalMime.parse(Buffer.concat(await Array.fromAsync(stream))))
      done()
    },
  })
  await once(server.listen(port), 'listening')
  return { mails, close: () => new Promise<void>((resolve) => server.close(resolve)) }
}
