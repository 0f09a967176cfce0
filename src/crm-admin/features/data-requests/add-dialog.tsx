import { dataRequestKinds, writtenSources } from '@nas/contract/data-requests/fields'
import { dataRequestKindLabels, dataRequestSourceLabels } from '@nas/contract/data-requests/labels'
import { addDataRequest, type NewDataRequest } from '@nas/contract/data-requests/operations'
import { dataRequestFieldLabels as labels } from '@nas/contract/field-labels'
import { longestEmail, longestReason } from '@nas/contract/limits'
import { Modal } from 'antd'
import { runOperation } from '../../../api-client/run-operation.ts'
import { staffKeys } from '../../../stores/staff-keys.ts'
import { Field } from '../../kit/forms/field.tsx'
import { kindOf } from '../../kit/forms/field-kinds.ts'
import { byAttribute, fieldsOf } from '../../kit/forms/form-field.ts'
import { valueIn } from '../../kit/forms/form-store.ts'
import { useForm } from '../../kit/forms/use-form.ts'
import { optionsOf } from '../../kit/list/list-view.ts'
import { dataRequestList } from './data-request-list.ts'
import { useDataRequestTexts } from './data-request-texts.ts'

const untouched = {
  values: { kind: '', source: '', contact: '', received_at: '', note: '' },
  updatedAt: null,
}

/** Writes down a request that came by phone, e-mail or letter. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useDataRequestTexts()
  const choice = { kind: 'choice', required: true, placeholder: t('choose') } as const
  const fields = fieldsOf((name: keyof typeof labels) => labels[name][locale], {
    kind: {
      ...choice,
      options: optionsOf(dataRequestKinds, (kind) => dataRequestKindLabels[kind][locale]),
    },
    source: {
      ...choice,
      options: optionsOf(writtenSources, (source) => dataRequestSourceLabels[source][locale]),
    },
    contact: { kind: 'line', label: t('contact'), required: true, longest: longestEmail },
    received_at: { kind: 'moment', hint: t('receivedHint') },
    note: { kind: 'paragraph', rows: 2, longest: longestReason },
  })
  const form = useForm({
    draft: { key: `${staffKeys.staffRecord}:data-request-draft`, about: 'person' },
    fields: byAttribute(fields),
    version: untouched,
    send: ({ $state }) => {
      const typed = (name: string) => valueIn($state.get(), name)
      const given = fields.map((field) => [field.name, kindOf(field).send(typed(field.name))])
      return runOperation(addDataRequest, Object.fromEntries(given) as NewDataRequest)
    },
    resources: [dataRequestList.resource],
    done: t('added'),
    failed: t('failed'),
    onSaved: onClose,
    noticeKey: 'data-request',
  })
  return (
    <Modal
      open
      title={t('add')}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={form.saving}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>{t('addHint')}</p>
      {fields.map((field) => (
        <Field key={field.name} form={form} field={field} className="crm-gap" />
      ))}
    </Modal>
  )
}
