import { linkAddress } from '@nas/domain/rich-text/link-address'
import { type TextChoice, textColours, textMarks, textSizes } from '@nas/domain/rich-text/palette'
import { maxBlockProducts } from '@nas/domain/rich-text/product-block'
import { videoAddress } from '@nas/domain/rich-text/video-address'
import {
  BlocksFeature,
  createServerFeature,
  FixedToolbarFeature,
  LinkFeature,
  type LinkFeatureServerProps,
  lexicalEditor,
  TextStateFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type {
  Block,
  Field,
  FieldAffectingData,
  TextField,
  TextFieldSingleValidation,
} from 'payload'
import { relationship } from 'payload/shared'
import { label, messageFor } from '../labels'
import { readContentSettings } from '../settings'

const linkRule = label(
  'Liên kết dẫn đến một trang web, email, số điện thoại hoặc một đường dẫn bắt đầu bằng /',
  'A link leads to a web page, an email address, a phone number or a path that begins with /',
)

const validateLink: TextFieldSingleValidation = (value, { req }) =>
  (typeof value === 'string' && linkAddress(value) !== null) || messageFor(req, linkRule)

const linkFields: LinkFeatureServerProps['fields'] = ({ defaultFields }) =>
  defaultFields.map((field): FieldAffectingData => {
    if (field.type !== 'text' || field.name !== 'url') return field
    const url: TextField = {
      name: 'url',
      type: 'text',
      label: field.label,
      required: true,
      validate: validateLink,
    }
    return url
  })

const videoRule = label(
  'Địa chỉ của một video trên YouTube hoặc Vimeo',
  'The address of a video at YouTube or Vimeo',
)

const validateVideo: TextFieldSingleValidation = (value, { req }) =>
  (typeof value === 'string' && videoAddress(value) !== null) || messageFor(req, videoRule)

const videoBlock: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: label('Video', 'Video'), plural: label('Video', 'Videos') },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'url',
      type: 'text',
      label: label('Địa chỉ video (YouTube, Vimeo)', 'Address of the video (YouTube, Vimeo)'),
      required: true,
      validate: validateVideo,
    },
    {
      name: 'title',
      type: 'text',
      label: label('Tên cho người khiếm thị', 'Name for people who cannot see it'),
      maxLength: 200,
    },
  ],
}

const productsBlock: Block = {
  slug: 'products',
  interfaceName: 'ProductsBlock',
  labels: {
    singular: label('Thẻ sản phẩm', 'Product cards'),
    plural: label('Thẻ sản phẩm', 'Product cards'),
  },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      required: true,
      maxRows: maxBlockProducts,
      // Accepts deleted products: an article that names one can still be saved.
      validate: (value, options) => relationship(value, { ...options, filterOptions: undefined }),
      label: label(
        `Sản phẩm (tối đa ${maxBlockProducts})`,
        `Products (at most ${maxBlockProducts})`,
      ),
    },
  ],
}

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

const replaced = new Set(['link', 'relationship', 'upload', 'checklist'])

/** The features that the shop renders. Documents with a removed feature cannot be opened. */
const editorWith = (...blocks: Block[]) =>
  lexicalEditor({
    features: ({ defaultFeatures }) => [
      ...defaultFeatures.filter((feature) => !replaced.has(feature.key)),
      TextStateFeature({ state: textStates }),
      LinkFeature({ enabledCollections: [], fields: linkFields }),
      UploadFeature({
        enabledCollections: ['media'],
        collections: { media: { fields: pictureFields } },
      }),
      BlocksFeature({ blocks }),
      FixedToolbarFeature(),
      CleanPaste(),
    ],
  })

export const richTextEditor = editorWith(videoBlock)

export const articleEditor = editorWith(videoBlock, productsBlock)
