import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { isNotFound } from '../../kit/feedback/failure-text.ts'
import { LoadFailure, Loading } from '../../kit/feedback/load-failure.tsx'
import { PageFrame } from '../../kit/page/page-frame.tsx'
import { Styles } from '../../kit/styles/styles.tsx'
import editorCss from './editor.css?inline'
import { EditorForm } from './editor-form.tsx'
import { type EditorSpec, forStored } from './editor-spec.ts'
import { useEditorTexts } from './editor-texts.ts'
import { editors } from './editors.ts'
import { type EditedRecord, recordOptions } from './records.api.ts'

function EditorScreen({ of }: { of: EditorSpec['resource'] }) {
  const { t } = useEditorTexts()
  const navigate = useNavigate()
  const { recordId } = useParams({ strict: false })
  const id = recordId === undefined ? null : Number(recordId)
  const spec = id === null ? editors[of] : forStored(editors[of])
  const section = { to: `/${of}`, label: t(`${of}.title`) } as const
  const { data, error, refetch, isFetching } = useQuery({
    ...recordOptions(spec, id ?? 0),
    enabled: id !== null,
  })
  const isMissing = isNotFound(error)
  const name = data === undefined ? '' : String(data.values.name)
  const title = id === null ? t(`${of}.new`) : isMissing ? t('missing') : name || section.label
  const onSaved = (saved: EditedRecord): void => {
    if (id !== null) return
    const params = { recordId: String(saved.id) }
    void navigate({ to: `/${of}/$recordId`, params, replace: true })
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
      {id !== null && data === undefined && error === null && <Loading lines={12} />}
      {(id === null || (data !== undefined && !isMissing)) && (
        <EditorForm key={id ?? 'new'} spec={spec} record={data ?? null} onSaved={onSaved} />
      )}
    </PageFrame>
  )
}

export const ProductEditorScreen = () => <EditorScreen of="products" />

export const ClubEditorScreen = () => <EditorScreen of="clubs" />

export const PlaceEditorScreen = () => <EditorScreen of="places" />
