// A new repository gets no sample hooks and a commit starts no upkeep: both take longer than the git that a test is about.
Object.assign(process.env, {
  GIT_TEMPLATE_DIR: '',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'maintenance.auto',
  GIT_CONFIG_VALUE_0: 'false',
});
