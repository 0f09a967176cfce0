import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import { isNotFound } from '../shell/failure-text.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import editorCss from '../styles/editor.css?inline'
import { Styles } from '../styles/styles.tsx'
import { type EditorSpec, forStored } from './editor-field.ts'
import { EditorForm } from './editor-form.tsx'
import { useEditorTexts } from './editor-texts.ts'
import { type EditedRecord, recordOptions } from './records.api.ts'

export interface EditorScreenProps {
  spec: EditorSpec
  /** Null for a record that is to be made. */
  id: number | null
  section: { to: NonNullable<LinkProps['to']>; label: string }
  newTitle: string
  onMade: (id: number) => void
}

/** The editor of a record: loading, missing, failed, or its form. */
export function EditorScreen({ spec: whole, id, section, newTitle, onMade }: EditorScreenProps) {
  const spec = id === null ? whole : forStored(whole)
  const { t } = useEditorTexts()
  const { data, error, refetch, isFetching } = useQuery({
    ...recordOptions(spec, id ?? 0),
    enabled: id !== null,
  })
  const isMissing = isNotFound(error)
  const name = data === undefined ? '' : String(data.values.name)
  const title = id === null ? newTitle : isMissing ? t('missing') : name || section.label
  const onSaved = (saved: EditedRecord): void => {
    if (id === null) onMade(saved.id)
  }
  return (
    <PageFrame title={title} section={section}>
      <Styles name="editor" css={editorCss} />
      {isMissing && (
        <p>
          {t('missingText')} <Link to={section.to}>{section.label}</Link>
        </p>
      )}
      {error !== null && !isMissing && (
        <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
      )}
      {id !== null && data === undefined && error === null && (
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
      {(id === null || (data !== undefined && !isMissing)) && (
        <EditorForm key={id ?? 'new'} spec={spec} record={data ?? null} onSaved={onSaved} />
      )}
    </PageFrame>
  )
}
