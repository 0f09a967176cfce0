import { Button } from 'antd'
import { otherLocale } from '../../i18n/locale.ts'
import { paths } from '../routing/paths.ts'
import { $staffLocale } from '../texts/staff-locale.ts'
import { useTexts } from '../texts/use-texts.ts'

/** The way to the shop and the other language: in the header, or in the drawer of narrow windows. */
export function HeaderTools() {
  const { t, locale } = useTexts()
  const other = otherLocale(locale)
  return (
    <div className="crm-tools">
      <a href={paths.shop()}>{t('header.shop')}</a>
      <Button type="text" lang={other} onClick={() => $staffLocale.set(other)}>
        {t('header.switchLanguage')}
      </Button>
    </div>
  )
}
