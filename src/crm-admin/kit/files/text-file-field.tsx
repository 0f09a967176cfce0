import { Button } from 'antd'
import { type Ref, useRef } from 'react'
import { useTexts } from '../texts/texts.ts'

interface TextFileFieldProps {
  label: string
  button?: Ref<HTMLButtonElement>
  /** A copy: a browser cannot send a file that was saved again after it was chosen. */
  onFile: (file: File) => void
}

/** A CSV file, by a button in the language of the back office; the browser's own follows its own. */
export function TextFileField({ label, button, onFile }: TextFileFieldProps) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  return (
    <p>
      {label}
      <br />
      <Button ref={button} onClick={() => input.current?.click()}>
        {t('file.choose')} <span className="crm-hidden">{label}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept=".csv,.txt,text/csv,text/plain"
        onChange={async ({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen !== undefined) onFile(new File([await chosen.arrayBuffer()], chosen.name))
          // Allows the same file to be chosen again after a correction.
          target.value = ''
        }}
      />
    </p>
  )
}
