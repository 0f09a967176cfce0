import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { given } from './env.ts'
import { eventually } from './eventually.ts'

/** Mails to this address that lie in the folder of a shop without a mail server, newest first. */
async function mailsTo(address: string) {
  const folder = given('MAIL_DIR')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names
      .toSorted()
      .toReversed()
      .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  return mails.filter(({ to }) => to?.some((one) => one.address === address))
}

/** The newest code, once there are as many mails that bring one. */
export async function mailedCode(address: string, mails = 1): Promise<string> {
  const { answer } = await eventually(`mail ${mails} to ${address}`, async () => {
    const found = await mailsTo(address)
    const codes = found.flatMap(
      ({ text }) => /#(?:code|export|erasure)=([\w.~-]+)/.exec(text ?? '')?.[1] ?? [],
    )
    return codes.length >= mails && codes[0]
  })
  return answer
}

/** Newest first. */
export const mailSubjects = async (address: string) =>
  (await mailsTo(address)).map(({ subject }) => subject)
