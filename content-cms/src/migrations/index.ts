import * as migration_20261121_080504_initial from './20261121_080504_initial';

export const migrations = [
  {
    up: migration_20261121_080504_initial.up,
    down: migration_20261121_080504_initial.down,
    name: '20261121_080504_initial'
  },
];
