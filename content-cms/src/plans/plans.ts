import { shopTimeZone } from '@nas/domain/dates'
import {
  type CollectionConfig,
  type CollectionSlug,
  type DateFieldValidation,
  type Field,
  type GlobalConfig,
  NotFound,
} from 'payload'
import { date as validateDate } from 'payload/shared'
import { closed, editors, isEditor, isPublisher, noCaller, publishers } from '../access/rules'
import { choiceField } from '../fields/plain-fields'
import { plannedPriceField } from '../fields/price-confirmation'
import { capLimit } from '../hooks/http-limits'
import { groups, label, messageFor } from '../labels'
import { isWaiting, lockVersion } from '../transaction'

const isLater: DateFieldValidation = (value, options) => {
  if (value && options.operation === 'create' && new Date(value) <= new Date()) {
    return messageFor(
      options.req,
      label('Hãy chọn một thời điểm sau lúc này.', 'Choose a time in the future.'),
    )
  }
  return validateDate(value, options)
}

/** Written by the server; the form for a new plan leaves it out. */
const result = <Result extends Field>(field: Result): Result => ({
  ...field,
  access: { create: noCaller },
  admin: { ...field.admin, condition: (_data, _siblings, { operation }) => operation !== 'create' },
})

/** Changes of documents at a given minute (ADR 0212), carried out by `run-due-plans.ts`. */
export const plansOf = (slugs: CollectionSlug[], globals: GlobalConfig[]): CollectionConfig => ({
  slug: 'plans',
  labels: { singular: label('Lịch đăng', 'Plan'), plural: label('Lịch đăng', 'Plans') },
  admin: {
    group: groups.content,
    useAsTitle: 'at',
    listSearchableFields: ['reason'],
    defaultColumns: ['at', 'action', 'document', 'by', 'state', 'reason'],
  },
  defaultSort: '-at',
  access: {
    ...closed,
    admin: editors,
    create: publishers,
    read: editors,
    delete: ({ req }) => isPublisher(req) && { state: { equals: 'planned' } },
  },
  indexes: [{ fields: ['state', 'at'] }],
  lockDocuments: false,
  hooks: {
    beforeOperation: [capLimit],
    beforeChange: [
      ({ data, req }) => ({
        ...data,
        by: isEditor(req) ? req.user?.id : null,
        language: req.i18n.language,
      }),
    ],
    beforeDelete: [
      async ({ id, req }) => {
        const plan = { collection: 'plans', id, where: isWaiting } as const
        if (!(await lockVersion(req, plan, undefined))) throw new NotFound(req.t)
      },
    ],
  },
  fields: [
    {
      name: 'document',
      type: 'relationship',
      relationTo: slugs,
      label: label('Nội dung', 'Document'),
      required: true,
      admin: {
        allowCreate: false,
        condition: ({ global }) => !global,
        components: { Cell: '/plans/document-cell#DocumentCell' },
      },
    },
    {
      name: 'global',
      type: 'select',
      label: label('Phần của trang', 'Part of the site'),
      options: globals.map(({ slug, label = slug }) => ({ value: slug, label })),
      admin: { condition: ({ document }) => !document },
    },
    choiceField(
      'action',
      label('Việc', 'Action'),
      {
        publish: label('Đăng bản nháp mới nhất', 'Publish the newest draft'),
        unpublish: label('Tạm ẩn', 'Hide'),
        appear: label('Hiện bài theo ngày đăng', 'Show the article on its date'),
      },
      {
        required: true,
        defaultValue: 'publish',
        filterOptions: ({ data, options }) => {
          const left = [data.action === 'appear' ? '' : 'appear', data.global ? 'unpublish' : '']
          return options.filter((option) => !left.includes(Object(option).value))
        },
        admin: {
          description: label(
            'Bản nháp mới nhất lúc đó được đăng với cả hai ngôn ngữ, kể cả những gì đồng nghiệp sửa sau khi lên lịch.',
            'The newest draft at that time is published in both languages, including what colleagues change after planning.',
          ),
        },
      },
    ),
    {
      name: 'at',
      type: 'date',
      label: label('Lúc', 'At'),
      required: true,
      validate: isLater,
      timezone: {
        defaultTimezone: shopTimeZone,
        supportedTimezones: [{ label: 'Việt Nam (GMT+7)', value: shopTimeZone }],
        required: true,
        override: ({ baseField }) => ({
          ...baseField,
          label: label('Múi giờ', 'Time zone'),
          options: [{ label: label('Việt Nam', 'Vietnam'), value: shopTimeZone }],
        }),
      },
      admin: {
        date: {
          pickerAppearance: 'dayAndTime',
          displayFormat: 'dd/MM/yyyy HH:mm',
          timeFormat: 'HH:mm',
          timeIntervals: 5,
        },
      },
    },
    plannedPriceField(),
    result({
      name: 'by',
      type: 'relationship',
      relationTo: 'users',
      label: label('Người lên lịch', 'Planned by'),
      admin: { components: { Cell: '/sign-in/person-cell#PersonCell' } },
    }),
    result(
      choiceField(
        'state',
        label('Tình trạng', 'State'),
        {
          planned: label('Đang chờ', 'Planned'),
          done: label('Đã làm', 'Done'),
          failed: label('Không làm được', 'Failed'),
        },
        { required: true, defaultValue: 'planned' },
      ),
    ),
    result({ name: 'reason', type: 'textarea', label: label('Lý do', 'Reason') }),
    result({ name: 'ended_at', type: 'date', label: label('Đã làm lúc', 'Done at') }),
    {
      name: 'language',
      type: 'text',
      label: label('Ngôn ngữ của lý do', 'Language of the reason'),
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
  ],
})
