import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type RenderedEmail, renderEmail } from '../email/layout/email'
import { sayIn } from '../email/layout/email-words'
import type { EmailLocale } from '../email/module/outgoing-email'
import { settings } from '../platform/settings/settings'
import { emailSamples } from './email-samples'

const contact = {
  company: {
    vi: 'Công ty Cổ phần Dược mỹ phẩm NAS Việt Nam',
    en: 'NAS Vietnam Dermo-cosmetics Joint Stock Company',
  },
  hours: {
    vi: '9:00 – 22:00, nghỉ Chủ nhật và ngày lễ',
    en: '9:00 – 22:00, closed on Sundays and public holidays',
  },
  phone: '+84 900 000 100',
  email: 'cskh@nas.example',
}

/** Points to pictures of the project, so that a preview needs no running shop. */
function localPictures(html: string, root: string): string {
  const folder = (path: string) => pathToFileURL(join(root, path)).href
  return html
    .replaceAll(`${settings().SHOP_URL}/mail-logo.png`, folder('public/mail-logo.png'))
    .replaceAll('http://localhost:4321/media/', folder('content-cms/seed/assets/products/'))
}

async function writeOne(base: string, root: string, email: RenderedEmail): Promise<void> {
  let html = localPictures(email.html, root)
  for (const { cid, filename, content } of email.attachments) {
    const picture = `${base}.${filename}`
    await writeFile(picture, content)
    html = html.replaceAll(`cid:${cid}`, pathToFileURL(picture).href)
  }
  await writeFile(`${base}.html`, html)
  await writeFile(`${base}.txt`, `${email.subject}\n\n${email.text}\n`)
}

const listed = (name: string, locale: EmailLocale, subject: string) =>
  `<li><a href="${name}.${locale}.html">${name} (${locale})</a>: ${subject} · <a href="${name}.${locale}.txt">text</a></li>`

/** Writes HTML and text in both languages. @param root folder of the project @returns the list */
export async function writePreviews(folder: string, root: string): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const shop = { address: settings().SHOP_URL, contact }
  const rows: string[] = []
  for (const [name, compose] of Object.entries(emailSamples)) {
    for (const locale of ['vi', 'en'] as const) {
      const email = await renderEmail(await compose(locale, sayIn(locale)), locale, shop)
      await writeOne(join(folder, `${name}.${locale}`), root, email)
      rows.push(listed(name, locale, email.subject))
    }
  }
  const list = join(folder, 'index.html')
  await writeFile(
    list,
    `<!doctype html><meta charset="utf-8"><title>E-mails</title><ul>${rows.join('\n')}</ul>`,
  )
  return list
}
