import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import en from '../../i18n/locales/en/toast.json'
import vi from '../../i18n/locales/vi/toast.json'
import { toastVariants } from '../../stores/toast.store.ts'
import { ToastCard, Toasts } from './toasts.island.tsx'

describe('Toasts', () => {
  it('renders empty on the server', () => {
    const html = renderToString(<Toasts texts={vi} />)
    expect(html).toContain('data-island="toasts"')
    expect(html).not.toContain('data-toast=')
  })

  it('is titled as specified (SPEC §8)', () => {
    expect([vi.title, en.title]).toEqual(['Thông báo', 'Notice'])
  })

  it.each(toastVariants)('has a card for %s that can be dismissed', (variant) => {
    const html = renderToString(<ToastCard toast={{ id: 1, variant, message: 'x' }} texts={vi} />)
    expect(html).toContain(`data-toast="${variant}"`)
    expect(html).toMatch(/role="(status|alert)"/)
    expect(html).toContain(`aria-label="${vi.dismiss}"`)
  })
})
