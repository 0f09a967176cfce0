import type { Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { Icon } from '../../ui/icon.tsx'

export function NoOrder({ locale, texts }: { locale: Locale; texts: Texts<'order'> }) {
  return (
    <div className="empty-state">
      <Icon name="bag" />
      <h1>{texts.emptyTitle}</h1>
      <p className="muted">{texts.emptyText}</p>
      <a className="button" href={href(locale, '/')}>
        {texts.emptyHome}
      </a>
    </div>
  )
}
