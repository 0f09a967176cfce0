export { askExport as POST } from '../../../../../privacy/http/own-data'
