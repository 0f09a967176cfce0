import type { Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

export function NoOrder({ locale, texts }: { locale: Locale; texts: Texts<'order'> }) {
  return (
    <EmptyState icon="bag" title={texts.emptyTitle} text={texts.emptyText} level={1}>
      <a className="button" href={href(locale, '/')}>
        {texts.emptyHome}
      </a>
    </EmptyState>
  )
}
