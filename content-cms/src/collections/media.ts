import type { CollectionConfig, ImageSize } from 'payload'
import {
  editors,
  editorsAndClients,
  editorsAndWriter,
  publishers,
  publishersAndWriter,
} from '../access/rules'
import { trashEndpoint } from '../endpoints/published-endpoints'
import { searchText, withListFields } from '../fields/list-fields'
import { colourField, localText } from '../fields/plain-fields'
import { capLimit } from '../hooks/http-limits'
import { foldSearch, listInVietnamese } from '../hooks/list-hooks'
import { plainOutbox } from '../hooks/outbox'
import { drawSizes, fillDominantColour, validatePicture } from '../hooks/picture-hooks'
import { groups, label } from '../labels'
import { avifNames } from '../pictures/avif-sizes'
import { takeFocalPoint } from '../pictures/focal-point'
import { otherAltField, storeOtherAlt } from '../pictures/other-alt'
import { pictureConfirmation } from '../pictures/picture-confirmation'
import { heicTypes, maxPicture, pictureKinds, recommendedWidth } from '../pictures/picture-kinds'
import { rejectUsedInTrash, rejectUsedOnDelete } from '../uses/reject-used'
import { findUnused } from '../uses/unused-pictures'
import { usedInField } from '../uses/used-in-field'
import { usesEndpoint } from '../uses/uses-endpoint'
import { unlessMoved } from './folders'

// Effort 2 of 6: a size takes tens of milliseconds, files grow by a few per cent.
const webp = { format: 'webp', options: { quality: 78, effort: 2 } } as const

/** Small and medium sizes exist for every picture, the others only for large enough ones. */
const imageSizes: ImageSize[] = [
  { name: 'thumbnail', width: 245, formatOptions: webp },
  { name: 'small', width: 500, withoutEnlargement: true, formatOptions: webp },
  { name: 'medium', width: 750, withoutEnlargement: true, formatOptions: webp },
  { name: 'large', width: 1000, formatOptions: webp },
  { name: 'xlarge', width: 1600, formatOptions: webp },
  // `drawSizes` makes these sizes, because Payload skips sizes that would enlarge a picture.
  ...['share', ...avifNames].map((name) => ({ name, width: Number.MAX_SAFE_INTEGER })),
]

const outbox = plainOutbox('media')

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: label('Hình ảnh', 'Picture'), plural: label('Hình ảnh', 'Pictures') },
  admin: {
    group: groups.content,
    description: label(
      `Nhận ${maxPicture.vi}. Ảnh sản phẩm nên rộng ít nhất ${recommendedWidth} px.`,
      `${maxPicture.en}. Product pictures should be at least ${recommendedWidth} px wide.`,
    ),
    useAsTitle: 'filename',
    listSearchableFields: [searchText],
    components: { beforeListTable: ['/uses/picture-filters#PictureFilters'] },
    defaultColumns: ['filename', 'alt', 'incomplete', 'width', 'height', 'updatedAt'],
  },
  defaultSort: '-createdAt',
  access: {
    admin: editors,
    create: editorsAndWriter,
    read: editorsAndClients,
    readVersions: editors,
    update: publishers,
    delete: publishersAndWriter,
    unlock: editors,
  },
  upload: {
    staticDir: process.env.MEDIA_DIR ?? '',
    mimeTypes: [...Object.values(pictureKinds).map(({ mime }) => mime), ...heicTypes],
    imageSizes,
    adminThumbnail: 'thumbnail',
    pasteURL: false,
    // Cropping would change the picture under the same name (ADR 0185).
    crop: false,
    focalPoint: true,
  },
  folders: true,
  trash: true,
  endpoints: [usesEndpoint('media'), trashEndpoint('media')],
  hooks: {
    ...outbox,
    afterChange: [storeOtherAlt, ...unlessMoved(outbox.afterChange)],
    beforeChange: [rejectUsedInTrash, fillDominantColour, drawSizes],
    beforeDelete: [...(outbox.beforeDelete ?? []), rejectUsedOnDelete('media')],
    beforeOperation: [
      capLimit,
      findUnused,
      foldSearch('filename'),
      listInVietnamese,
      takeFocalPoint,
      validatePicture,
    ],
  },
  fields: [
    ...withListFields(
      [
        localText('alt', label('Mô tả cho người khiếm thị', 'Alternative text')),
        otherAltField,
        localText('caption', label('Chú thích', 'Caption')),
        colourField('color', label('Màu chủ đạo', 'Dominant colour')),
      ],
      'alt',
      label('Thiếu mô tả', 'Description missing'),
    ),
    pictureConfirmation(),
    usedInField(),
  ],
}
