export { readOwn as GET, removeOwn as DELETE } from '../../../../../likes/http/likes'
