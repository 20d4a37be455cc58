// Starts the operator's chat in a sandboxed frame, as the page around it says, and tells that page what comes of it.
(() => {
  const { origin } = location;
  const tell = (type) => parent.postMessage({ touchline: 'chat', type }, origin);
  const root = document.documentElement;
  const container = document.getElementById('third-party');
  let isStarted = false;

  function start({ script: address, direction, ...config }) {
    root.lang = config.locale;
    root.dir = direction;
    root.style.colorScheme = config.theme;
    document.body.style.padding = '0';
    container.style.height = '100vh';
    const fail = () => tell('failed');
    const init = () => {
      try {
        window.ChatWidget.init({ ...config, direction, container, onClose: () => tell('closed') });
        tell('started');
      } catch {
        fail();
      }
    };
    document.head.append(
      Object.assign(document.createElement('script'), { src: address, onload: init, onerror: fail }),
    );
  }

  addEventListener('message', ({ source, origin: from, data }) => {
    const isOurs = source === parent && from === origin && data?.touchline === 'chat';
    if (!isOurs || data.type !== 'start' || isStarted) return;
    isStarted = true;
    start(data.config);
  });
  tell('ready');
})();
