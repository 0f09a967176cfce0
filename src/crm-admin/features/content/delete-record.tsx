import { deletion } from '@nas/contract/staff-jobs/fields'
import { useNavigate } from '@tanstack/react-router'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useBeginJob } from '../../kit/list/use-jobs.ts'
import type { EditorSpec } from './editor-spec.ts'
import { useEditorTexts } from './editor-texts.ts'
import type { EditedRecord } from './records.api.ts'

interface DeleteDialogProps {
  title: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a deletion, which can be undone only until its job begins. */
export function DeleteDialog({ title, onConfirm, onClose }: DeleteDialogProps) {
  const { t } = useEditorTexts()
  return (
    <Modal
      open
      title={title}
      okText={t('bulk.deleted')}
      okButtonProps={{ danger: true }}
      cancelText={t('delete.back')}
      onOk={onConfirm}
      onCancel={onClose}
    >
      {t('delete.text')}
    </Modal>
  )
}

/** Deletes the record by a job, so that it can be undone for some seconds, and opens the list. */
export function DeleteRecord({ spec, record }: { spec: EditorSpec; record: EditedRecord }) {
  const { t } = useEditorTexts()
  const navigate = useNavigate()
  const { begin, beginning } = useBeginJob()
  const [asks, setAsks] = useState(false)
  const { resource } = spec
  const { id, updatedAt, values } = record
  const remove = async (): Promise<void> => {
    setAsks(false)
    const isBegun = await begin({ resource, to: deletion, records: [{ id, updatedAt }] })
    if (isBegun) await navigate({ to: `/${resource}` })
  }
  return (
    <>
      <Button danger type="text" loading={beginning} onClick={() => setAsks(true)}>
        {t('bulk.deleted')}
      </Button>
      {asks && (
        <DeleteDialog
          title={t('delete.one', { name: String(values.name) })}
          onConfirm={() => void remove()}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
