import type { Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'

interface OrderHelpProps {
  code: string
  locale: Locale
  texts: Texts<'order'>
}

export function OrderHelp({ code, locale, texts }: OrderHelpProps) {
  const address = href(locale, `/cham-soc-khach-hang?order=${encodeURIComponent(code)}`)
  return (
    <p>
      <a className="text-link" href={address}>
        {texts.help}
      </a>
    </p>
  )
}
