import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { given } from './env.ts'
import { eventually } from './eventually.ts'

/** Parsed mails by file name: tests poll a folder with hundreds of them. */
const parsed = new Map<string, Email>()

async function readMail(folder: string, name: string): Promise<Email | null> {
  const known = parsed.get(name)
  if (known !== undefined) return known
  const bytes = await readFile(join(folder, name))
  // The shop has created the file but not written it yet.
  if (bytes.length === 0) return null
  const mail = await PostalMime.parse(bytes)
  parsed.set(name, mail)
  return mail
}

const isTo = ({ to }: Email, address: string) => to?.some((one) => one.address === address)

/** Mails to this address in the folder of a shop without a mail server, newest first. */
async function mailsTo(address: string): Promise<Email[]> {
  const folder = given('MAIL_DIR')
  const names = await readdir(folder).catch(() => [])
  const newestFirst = names.toSorted().toReversed()
  const mails = await Promise.all(newestFirst.map((name) => readMail(folder, name)))
  return mails.flatMap((mail) => (mail !== null && isTo(mail, address) ? [mail] : []))
}

/** Waits until this many mails to the address contain a code. @returns the newest code */
export async function mailedCode(address: string, mails = 1): Promise<string> {
  const { answer } = await eventually(`mail ${mails} to ${address}`, async () => {
    const found = await mailsTo(address)
    const codes = found.flatMap(
      ({ text }) =>
        /#(?:code|export|erasure|confirm|revert)=([\w.~-]+)/.exec(text ?? '')?.[1] ?? [],
    )
    return codes.length >= mails && codes[0]
  })
  return answer
}

/** Waits for the newest link to an editor's new password. */
export async function mailedEditorLink(address: string): Promise<string> {
  const { answer } = await eventually(`a link to ${address}`, async () => {
    const texts = (await mailsTo(address)).map(
      ({ text }) => /\S+\/admin\/reset\/\w+/.exec(text ?? '')?.[0],
    )
    return texts.find((link) => link !== undefined) ?? false
  })
  return answer
}

/** Waits for the newest code of an order to this address. */
export async function mailedOrderCode(address: string): Promise<string> {
  const { answer } = await eventually(`a code to ${address}`, async () => {
    const texts = (await mailsTo(address)).map(({ text }) => /^\d{6}$/m.exec(text ?? '')?.[0])
    return texts.find((code) => code !== undefined) ?? false
  })
  return answer
}

/** Newest first. */
export const mailSubjects = async (address: string) =>
  (await mailsTo(address)).map(({ subject }) => subject)
