import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { limitedConnections } from '@nas/settings/limited-connections'
import { loggableText } from '@nas/telemetry/loggable-error'
import { en } from '@payloadcms/translations/languages/en'
import { vi } from '@payloadcms/translations/languages/vi'
import { buildConfig, type Config } from 'payload'
import sharp from 'sharp'
import { closeInternals } from './access/rules'
import { readAuditLog } from './audit-log/audit-log'
import { collections, globals } from './collections/all'
import { closeFolderField, folders } from './collections/folders'
import { users } from './collections/users'
import { contentDatabase } from './database'
import { health } from './endpoints/health'
import { fileTooLarge, maxBodyBytes, maxFilmBytes } from './films/film-kinds'
import { answerUnstorable } from './hooks/http-limits'
import { importEndpoints } from './imports/endpoints'
import { label } from './labels'
import { picturesInBucket } from './pictures/bucket'
import { previewEndpoints } from './publishing/preview-endpoints'
import { richTextEditor } from './rich-text/editor'
import { readContentSettings } from './settings'
import type { FactorRefusal } from './sign-in/factors'
import { shopMail } from './sign-in/mail'
import type { StaleChange } from './transaction'
import type { InUse } from './uses/reject-used'

const errorIn = (logged: unknown): unknown =>
  logged instanceof Error ? logged : Object(logged).err

/** The message of a failed statement contains personal data, which pino would log. */
const logger = {
  options: {
    hooks: {
      logMethod([logged, ...others], method) {
        const error = errorIn(logged)
        if (error === undefined) return method.apply(this, [logged, ...others])
        const { msg = '' } = Object(logged instanceof Error ? null : logged)
        return method.apply(this, [`${msg} ${loggableText(error)}`.trim()])
      },
    },
  },
  destination: process.stdout,
} satisfies Config['logger']

const here = path.dirname(fileURLToPath(import.meta.url))
const settings = readContentSettings()
const admin = settings.CONTENT_ADMIN_URL ?? settings.CONTENT_URL

// Statements of migrations and scripts may take minutes, and so may the transaction of a film's upload.
const isServer = !process.argv[1]?.endsWith('payload/bin.js')
const databaseUrl = isServer
  ? limitedConnections(settings.CONTENT_DATABASE_URL, { idleMs: 300_000 })
  : settings.CONTENT_DATABASE_URL

/** Hiding has the word of the field `state` and the back office. The others are English in Payload. */
const words = {
  vi: {
    error: {
      followingFieldsInvalid_one: 'Chưa lưu được, hãy sửa mục:',
      followingFieldsInvalid_other: 'Chưa lưu được, hãy sửa các mục:',
      tokenInvalidOrExpired: 'Liên kết không hợp lệ hoặc đã hết hạn.',
      unPublishingDocument: 'Lỗi: chưa tạm ẩn được nội dung này.',
    },
    fields: {
      block: 'Khối',
      blocks: 'khối',
      blockType: 'Loại khối',
      searchForBlock: 'Tìm khối',
      toggleBlock: 'Mở hoặc thu khối',
    },
    general: {
      collections: 'Nội dung',
      exitLivePreview: 'Đóng bản xem bên cạnh',
      livePreview: 'Xem bên cạnh',
      thisLanguage: 'Tiếng Việt',
    },
    validation: {
      fieldHasNo: 'Mục này không có: {{label}}',
      invalidSelection: 'Giá trị đã chọn không hợp lệ.',
      invalidSelections: 'Những giá trị đã chọn không hợp lệ:',
      notValidDate: '"{{value}}" không phải là ngày hợp lệ.',
      validUploadID: 'Hình đã chọn không còn.',
    },
    version: {
      aboutToUnpublish: 'Tạm ẩn nội dung này trên cửa hàng?',
      aboutToUnpublishSelection: 'Tạm ẩn tất cả {{label}} đã chọn trên cửa hàng?',
      confirmUnpublish: 'Xác nhận tạm ẩn',
      history: 'Lịch sử',
      unpublish: 'Tạm ẩn',
      unpublished: 'Tạm ẩn',
      unpublishedSuccessfully: 'Đã tạm ẩn.',
      unpublishing: 'Đang tạm ẩn…',
    },
  },
  en: {
    version: {
      aboutToUnpublish: 'Hide this document in the shop?',
      aboutToUnpublishSelection: 'Hide all selected {{label}} in the shop?',
      confirmUnpublish: 'Confirm hiding',
      history: 'History',
      unpublish: 'Hide',
      unpublished: 'Hidden',
      unpublishedSuccessfully: 'Hidden.',
      unpublishing: 'Hiding…',
    },
  },
}

const config = buildConfig({
  secret: settings.PAYLOAD_SECRET,
  serverURL: admin,
  csrf: [new URL(admin).origin],
  // Only the shop's servers read, and they are not browsers.
  cors: [],
  telemetry: false,
  logger,
  graphQL: { disable: true },
  // Rejections and invalid input go to the caller in the response, not to the log.
  loggingLevels: {
    Forbidden: false,
    NotFound: false,
    ValidationError: false,
    // The type lists only Payload's own names.
    ...({ FactorRefusal: false, InUse: false, StaleChange: false } satisfies Record<
      (FactorRefusal | InUse | StaleChange)['name'],
      false
    >),
    AuthenticationError: 'info',
    LockedAuth: 'info',
  },
  defaultDepth: 1,
  maxDepth: 1,
  hooks: { afterError: [answerUnstorable] },
  endpoints: [health, readAuditLog, ...previewEndpoints, ...importEndpoints],
  db: contentDatabase(databaseUrl),
  editor: richTextEditor,
  email: shopMail,
  sharp,
  upload: {
    // Pictures have a smaller limit of their own.
    limits: { fileSize: maxFilmBytes },
    requestSizeLimit: maxBodyBytes,
    abortOnLimit: true,
    responseOnLimit: fileTooLarge,
  },
  admin: {
    user: users.slug,
    avatar: 'default',
    dateFormat: 'dd/MM/yyyy HH:mm',
    meta: { titleSuffix: ' · NAS' },
    importMap: { baseDir: here },
    // In ms: some messages have two sentences.
    toast: { duration: 10_000 },
    components: {
      beforeDashboard: ['/dashboard/overview#Overview'],
      graphics: { Icon: '/brand/mark#Icon', Logo: '/brand/mark#Logo' },
      providers: [
        '/accessibility/named-controls#NamedControls',
        '/accessibility/returned-focus#ReturnedFocus',
        '/versions/answered-saves#AnsweredSaves',
        '/films/refused-files#RefusedFiles',
        '/films/saved-files#SavedFiles',
        '/second-factor/factor-gate#FactorGate',
      ],
      views: {
        imports: { Component: '/imports/import-view#ImportView', path: '/imports/:kind' },
        forgot: { Component: '/sign-in/forgot-view#ForgotView' },
        login: { Component: '/sign-in/sign-in-view#SignInView' },
      },
    },
  },
  i18n: { fallbackLanguage: 'vi', supportedLanguages: { vi, en }, translations: words },
  localization: {
    locales: [
      { code: 'vi', label: label('Tiếng Việt', 'Vietnamese') },
      { code: 'en', label: label('Tiếng Anh', 'English') },
    ],
    defaultLocale: 'vi',
    // Saving one language must not copy its text into the other (architecture §3).
    fallback: false,
  },
  collections,
  folders,
  globals,
  plugins: picturesInBucket(settings),
  typescript: { autoGenerate: false, outputFile: path.join(here, 'payload-types.ts') },
})

export default closeInternals(closeFolderField(config))
