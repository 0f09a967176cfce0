import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { browserArgs } from '../e2e/browser-args.ts'
import { given } from '../support/env.ts'

/** Pictures per row of a sheet, and maximum height of a piece. */
const layouts = {
  phone: { columns: 6, width: 260, height: 1500 },
  desktop: { columns: 3, width: 520, height: 1500 },
} as const

const style = `body{margin:0;padding:12px;font:13px sans-serif;background:#ddd;color:#222}
  h2{margin:24px 0 8px}ul{display:flex;flex-wrap:wrap;gap:12px;margin:0;padding:0;list-style:none}
  li{display:flex;flex-direction:column;gap:4px}img{display:block;background:#fff}`

interface Shots {
  /** Device and language: `phone-vi`. */
  project: string
  names: string[]
}

async function takenShots(dir: string): Promise<Shots[]> {
  const folders = await readdir(dir, { withFileTypes: true })
  const projects = folders.filter((entry) => entry.isDirectory() && entry.name.includes('-'))
  return Promise.all(
    projects.map(async ({ name: project }) => {
      const files = await readdir(join(dir, project))
      return { project, names: files.map((file) => file.replace('.png', '')).sort() }
    }),
  )
}

const layoutOf = (project: string) => layouts[project.startsWith('phone') ? 'phone' : 'desktop']

function listOf({ project, names }: Shots, base: string, cut: boolean): string {
  const { width, height } = layoutOf(project)
  const box = cut ? `max-height:${height}px;object-fit:cover;object-position:top;` : ''
  const items = names.map((name) => {
    const file = `${base}${project}/${name}.png`
    const picture = `<img src="${file}" width="${width}" style="${box}" loading="${cut ? 'eager' : 'lazy'}">`
    return `<li>${name}<a href="${file}">${picture}</a></li>`
  })
  return `<h2>${project}</h2><ul>${items.join('')}</ul>`
}

const pageOf = (body: string) => `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>${style}</style>${body}`

/** One sheet for several shots, so that they can be viewed without a browser. */
async function drawSheets(browser: Browser, dir: string, shots: Shots): Promise<void> {
  const { columns, width } = layoutOf(shots.project)
  const page = await browser.newPage({
    viewport: { width: columns * (width + 12) + 12, height: 100 },
  })
  for (let at = 0; at < shots.names.length; at += columns) {
    const part = { ...shots, names: shots.names.slice(at, at + columns) }
    const file = join(dir, 'sheet.html')
    await writeFile(file, pageOf(listOf(part, '', true)))
    await page.goto(`file://${file}`)
    const number = String(at / columns + 1).padStart(2, '0')
    await page.screenshot({
      path: join(dir, 'sheets', `${shots.project}-${number}.png`),
      fullPage: true,
    })
  }
  await page.close()
}

/** Collects all shots on one page, and on sheets. */
export default async function makeContactSheet(): Promise<void> {
  const dir = given('SHOTS_DIR')
  const all = await takenShots(dir)
  await mkdir(join(dir, 'sheets'), { recursive: true })
  await writeFile(
    join(dir, 'index.html'),
    pageOf(all.map((shots) => listOf(shots, '', false)).join('')),
  )
  const browser = await chromium.launch({
    executablePath: given('CHROMIUM_PATH'),
    args: browserArgs,
  })
  for (const shots of all) await drawSheets(browser, dir, shots)
  await browser.close()
}
