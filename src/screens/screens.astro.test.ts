import { loadRenderers } from 'astro:container'
import { getContainerRenderer } from '@astrojs/react/container-renderer'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sampleContent } from '../../tests/support/sample-content.ts'
import { ReadModel } from '../content/read-model.ts'
import { createReader } from '../content/reader.ts'
import { locales } from '../i18n/locale.ts'
import { sitePages } from '../routes.ts'
import Screen from './screen.astro'

let container: AstroContainer

// The container has no directives of integrations; these islands have their own tests.
vi.mock('../layouts/page-islands.astro', async () => {
  const { createComponent, renderTemplate } = await import('astro/runtime/server/index.js')
  return { default: createComponent(() => renderTemplate``) }
})

beforeAll(async () => {
  container = await AstroContainer.create({
    renderers: await loadRenderers([getContainerRenderer()]),
  })
})

function count(html: string, pattern: RegExp): number {
  return [...html.matchAll(pattern)].length
}

const filled = createReader(sampleContent())
const empty = createReader(ReadModel.empty())
const pagesOf = (reader: typeof filled) => [...sitePages(reader)]

describe.each(pagesOf(filled))('%s', (_address, page) => {
  it('is a complete page in its language', async () => {
    const html = await container.renderToString(Screen, { props: { ...page, reader: filled } })
    expect(html).toContain(`<html lang="${page.locale}"`)
    expect(count(html, /<h1[\s>]/g)).toBeLessThanOrEqual(1)
    expect(html).not.toMatch(/undefined|\[object Object\]|\{\{\w+\}\}<|NaN/)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(ids).toEqual([...new Set(ids)])
  })
})

describe.each(pagesOf(empty))('%s without content', (_address, page) => {
  it('is still a page', async () => {
    const html = await container.renderToString(Screen, { props: { ...page, reader: empty } })
    expect(html).toContain('<main')
    expect(html).not.toMatch(/undefined|\[object Object\]|NaN/)
  })
})

describe('links between languages', () => {
  beforeAll(() => vi.stubEnv('PUBLIC_URL', 'https://shop.example'))
  afterAll(() => vi.unstubAllEnvs())

  it.each(locales)('name both languages and Vietnamese for others, from %s', async (locale) => {
    const props = { kind: 'faq', locale, path: '/faq', reader: filled }
    const html = await container.renderToString(Screen, { props })
    expect(html).toContain('hreflang="vi" href="https://shop.example/vn/faq"')
    expect(html).toContain('hreflang="en" href="https://shop.example/faq"')
    expect(html).toContain('hreflang="x-default" href="https://shop.example/vn/faq"')
  })
})
