import { type Ref, useId } from 'react'
import { usePriceTexts } from './price-texts.ts'

interface PriceFileInputProps {
  ref: Ref<HTMLInputElement>
  onFile: (file: File) => void
}

/** File field that accepts the same file again after a correction. */
export function PriceFileInput({ ref, onFile }: PriceFileInputProps) {
  const { t } = usePriceTexts()
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>{t('file')}</label>
      <br />
      <input
        ref={ref}
        id={id}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={async ({ target }) => {
          const [chosen] = target.files ?? []
          // Sends a copy: a browser cannot send a file that was saved again after it was chosen.
          if (chosen !== undefined) onFile(new File([await chosen.arrayBuffer()], chosen.name))
          target.value = ''
        }}
      />
    </p>
  )
}
