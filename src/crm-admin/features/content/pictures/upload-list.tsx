import { Progress } from 'antd'
import { useEditorTexts } from '../editor-texts.ts'
import type { Upload } from './use-uploads.ts'

export function UploadList({ id, uploads }: { id: string; uploads: readonly Upload[] }) {
  const { t } = useEditorTexts()
  return (
    <ul id={id} className="crm-plain crm-uploads" aria-live="polite">
      {uploads.map(({ key, name, part, failure }) => (
        <li key={key}>
          <span>{name}</span>
          {failure === null ? (
            <Progress
              percent={Math.round(part * 100)}
              size="small"
              aria-label={t('picture.progress', { name })}
            />
          ) : (
            <span className="crm-problem">{t(failure)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
