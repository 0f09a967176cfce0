import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import { linkAddress } from '@nas/domain/rich-text/link-address'
import { type TextChoice, textColours, textMarks, textSizes } from '@nas/domain/rich-text/palette'
import {
  BlocksFeature,
  BoldFeature,
  createNode,
  createServerFeature,
  FixedToolbarFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  TextStateFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Block, Field, TextFieldSingleValidation } from 'payload'
import { label, messageFor } from '../labels'
import { readContentSettings } from '../settings'
import { calloutBlock, galleryBlock, productsBlock, videoBlock } from './text-blocks'

const linkRule = label(
  'Liên kết dẫn đến một trang web, email, số điện thoại hoặc một đường dẫn bắt đầu bằng /',
  'A link leads to a web page, an email address, a phone number or a path that begins with /',
)

const validateLink: TextFieldSingleValidation = (value, { req }) =>
  (typeof value === 'string' && linkAddress(value) !== null) || messageFor(req, linkRule)

/** Not Payload's fields: it keeps their labels in the language of the first form that it shows. */
const linkFields = (): Field[] => [
  { name: 'text', type: 'text', label: label('Chữ hiển thị', 'Text'), required: true },
  // Links to documents are off, so there is one kind.
  {
    name: 'linkType',
    type: 'radio',
    options: ['custom'],
    defaultValue: 'custom',
    required: true,
    admin: { hidden: true },
  },
  {
    name: 'url',
    type: 'text',
    label: label('Địa chỉ', 'Address'),
    required: true,
    validate: validateLink,
  },
  { name: 'newTab', type: 'checkbox', label: label('Mở trong thẻ mới', 'Open in a new tab') },
]

const pictureFields: Field[] = [
  {
    name: 'alt',
    type: 'text',
    label: label('Mô tả cho người khiếm thị ở vị trí này', 'Alternative text in this place'),
    maxLength: 300,
    admin: {
      description: label('Để trống: dùng mô tả của hình', 'Empty: the one of the picture'),
    },
  },
  {
    name: 'decorative',
    type: 'checkbox',
    label: label(
      'Chỉ để trang trí: trình đọc màn hình bỏ qua',
      'Decorative: screen readers skip it',
    ),
  },
]

type States = NonNullable<Parameters<typeof TextStateFeature>[0]>['state']

// The menu of text states has a single label for all languages of the admin.
const named = ({ vi, en }: TextChoice) => (vi === en ? vi : `${vi} · ${en}`)

function states(
  choices: Record<string, TextChoice>,
  css: (value: string) => States[string][string]['css'],
): States[string] {
  return Object.fromEntries(
    Object.entries(choices).map(([name, choice]) => [
      name,
      { label: named(choice), css: css(choice.value) },
    ]),
  )
}

/** Sizes and colours of text, stored by name; the palette in `domain` defines their look. */
const textStates: States = {
  size: states(textSizes, (value) => ({ 'font-size': value })),
  colour: states(textColours, (value) => ({ color: value })),
  mark: states(textMarks, (value) => ({ 'background-color': value })),
}

const CleanPaste = createServerFeature<undefined, undefined, { shop: string }>({
  key: 'cleanPaste',
  feature: () => ({
    ClientFeature: '/rich-text/clean-paste#CleanPaste',
    clientFeatureProps: { shop: readContentSettings().PUBLIC_URL },
  }),
})

const Keyboard = createServerFeature({
  key: 'keyboard',
  feature: () => ({ ClientFeature: '/rich-text/keyboard#Keyboard' }),
})

/** Lexical's tables. Payload's experimental feature adds menus in English that need a mouse. */
const Table = createServerFeature({
  key: 'table',
  feature: () => ({
    ClientFeature: '/rich-text/table#TableClient',
    nodes: [
      createNode({ node: TableNode }),
      createNode({ node: TableRowNode }),
      createNode({ node: TableCellNode }),
    ],
  }),
})

const links = () => LinkFeature({ enabledCollections: [], fields: linkFields })

const calloutEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    links(),
    InlineToolbarFeature(),
    CleanPaste(),
    Keyboard(),
  ],
})

const replaced = new Set(['link', 'relationship', 'upload', 'checklist'])

/** The features that the shop renders. Documents with a removed feature cannot be opened. */
const editorWith = (...blocks: Block[]) =>
  lexicalEditor({
    features: ({ defaultFeatures }) => [
      ...defaultFeatures.filter((feature) => !replaced.has(feature.key)),
      TextStateFeature({ state: textStates }),
      links(),
      UploadFeature({
        enabledCollections: ['media'],
        collections: { media: { fields: pictureFields } },
      }),
      Table(),
      BlocksFeature({ blocks: [videoBlock, galleryBlock, calloutBlock(calloutEditor), ...blocks] }),
      FixedToolbarFeature(),
      CleanPaste(),
      Keyboard(),
    ],
  })

export const richTextEditor = editorWith()

export const articleEditor = editorWith(productsBlock)
