// Starts the payment widget in a sandboxed frame, as the page around it says, and tells that page what comes of it.
(() => {
  const { origin } = location;
  const tell = (message) => parent.postMessage({ touchline: 'payment', ...message }, origin);
  const root = document.documentElement;
  const container = document.getElementById('third-party');
  let isStarted = false;

  function start({ script: address, colors, direction, ...config }) {
    root.lang = config.locale;
    root.dir = direction;
    root.style.colorScheme = config.theme;
    for (const [name, value] of Object.entries(colors)) root.style.setProperty(name, value);
    const fail = () => tell({ type: 'failed' });
    const init = () => {
      try {
        window.PaymentWidget.init({
          ...config,
          container,
          onNotify: ({ type, message }) => tell({ type: 'notify', tone: type, message: String(message) }),
          onResult: ({ status }) => tell({ type: 'result', status }),
        });
        tell({ type: 'started' });
      } catch {
        fail();
      }
    };
    document.head.append(
      Object.assign(document.createElement('script'), { src: address, onload: init, onerror: fail }),
    );
    new ResizeObserver(() =>
      tell({ type: 'size', height: Math.ceil(root.getBoundingClientRect().height) }),
    ).observe(root);
  }

  addEventListener('message', ({ source, origin: from, data }) => {
    const isOurs = source === parent && from === origin && data?.touchline === 'payment';
    if (!isOurs || data.type !== 'start' || isStarted) return;
    isStarted = true;
    start(data.config);
  });
  tell({ type: 'ready' });
})();
