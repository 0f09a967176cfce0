import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'

/** English subjects of the mails to an editor, sorted. */
export async function subjectsTo(email: string): Promise<string[]> {
  const folder = process.env.MAIL_DIR ?? ''
  const names = await readdir(folder)
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  )
  return mails
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .map(({ subject }) => subject?.split(' · ')[1] ?? '')
    .sort()
}
