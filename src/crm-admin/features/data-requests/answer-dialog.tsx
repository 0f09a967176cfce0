import { answerDataRequest } from '@nas/contract/data-requests/operations'
import { dataRequestFieldLabels } from '@nas/contract/field-labels'
import { longestReason } from '@nas/contract/limits'
import { Modal } from 'antd'
import { runOperation } from '../../../api-client/run-operation.ts'
import { staffKeys } from '../../../stores/staff-keys.ts'
import { isConflict } from '../../kit/feedback/failure-text.ts'
import { Field } from '../../kit/forms/field.tsx'
import { byAttribute, type FormField } from '../../kit/forms/form-field.ts'
import { useForm } from '../../kit/forms/use-form.ts'
import { type DataRequestRow, dataRequestList } from './data-request-list.ts'
import { useDataRequestTexts } from './data-request-texts.ts'

const untouched = { values: { answer: '' }, updatedAt: null }

interface AnswerDialogProps {
  request: DataRequestRow
  name: string
  onClose: () => void
}

export function AnswerDialog({ request: { id }, name, onClose }: AnswerDialogProps) {
  const { t, locale } = useDataRequestTexts()
  const field: FormField = {
    kind: 'paragraph',
    name: 'answer',
    label: dataRequestFieldLabels.answer[locale],
    rows: 3,
    required: true,
    longest: longestReason,
  }
  const form = useForm({
    draft: { key: `${staffKeys.staffRecord}:data-request:${id}-draft`, about: 'person' },
    fields: byAttribute([field]),
    version: untouched,
    send: ({ $state }) =>
      runOperation(answerDataRequest, {
        request: id,
        answer: String($state.get().changes.answer ?? ''),
      }),
    resources: [dataRequestList.resource],
    done: t('answered'),
    failed: t('failed'),
    // The list then shows who answered first.
    conflictText: () => t('answeredBefore'),
    onRefused: (failure) => {
      if (isConflict(failure)) onClose()
      return false
    },
    onSaved: onClose,
    noticeKey: 'data-request',
  })
  return (
    <Modal
      open
      title={t('answerRow', { name })}
      okText={t('answer')}
      cancelText={t('cancel')}
      confirmLoading={form.saving}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className="crm-gap-after">{t('answerHint')}</p>
      <Field form={form} field={field} />
    </Modal>
  )
}
