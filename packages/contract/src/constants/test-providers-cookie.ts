/** Cookie of a test: `sportType:provider|…`. Alone here, so that its name brings no parser along. Source: specification §5. */
export const TEST_PROVIDERS_COOKIE = 'test_providers';
