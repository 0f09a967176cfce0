import { largestPriceFile } from '@nas/contract/limits'
import { useRef, useState } from 'react'
import { DownloadButton } from '../../../kit/files/download-button.tsx'
import { TextFileField } from '../../../kit/files/text-file-field.tsx'
import { PageFrame } from '../../../kit/page/page-frame.tsx'
import { Styles } from '../../../kit/styles/styles.tsx'
import { Comparison } from './comparison.tsx'
import { priceLimits, usePriceTexts } from './price-texts.ts'
import pricesCss from './prices.css?inline'

interface Chosen {
  number: number
  file: File
}

/** /crm-admin/products/prices: compares a file of prices with the stored ones, then writes it. */
export function PricesScreen() {
  const { t } = usePriceTexts()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [saved, setSaved] = useState<number | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** The buttons of the comparison disappear, so the focus returns to the field. */
  const close = (): void => {
    setChosen(null)
    button.current?.focus()
  }
  const take = (file: File): void => {
    setSaved(null)
    setChosen((before) => ({ number: (before?.number ?? 0) + 1, file }))
  }
  return (
    <PageFrame title={t('title')} section={{ to: '/products', label: t('products') }}>
      <Styles name="prices" css={pricesCss} />
      <ol className="crm-prices-steps" aria-label={t('steps')}>
        <li>
          {t('stepDownload')}{' '}
          <DownloadButton resource="prices" label={t('download')} failed={t('downloadFailed')} />
        </li>
        <li>{t('stepEdit')}</li>
        <li>{t('stepSave')}</li>
      </ol>
      <TextFileField label={t('file')} button={button} onFile={take} />
      <p role="status">{saved !== null && t('done', { count: saved })}</p>
      {chosen !== null && chosen.file.size > largestPriceFile && (
        <p role="alert">{t('error.file_too_large', priceLimits)}</p>
      )}
      {chosen !== null && chosen.file.size <= largestPriceFile && (
        <Comparison
          key={chosen.number}
          file={chosen.file}
          onClear={close}
          onSaved={(count) => {
            close()
            setSaved(count)
          }}
        />
      )}
    </PageFrame>
  )
}
