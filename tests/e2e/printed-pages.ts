import type { Page } from '@playwright/test'

/** The number of A4 sheets of the printed page. */
export async function printedPages(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' })
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
