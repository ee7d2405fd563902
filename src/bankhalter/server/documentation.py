"""The pages that document the interface over HTTP: nothing of them comes from elsewhere."""

from importlib.resources import files

from litestar import Response, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import SwaggerRenderPlugin
from litestar.params import FromPath

from bankhalter import __version__
from bankhalter.server.errors import NotFoundError
from bankhalter.server.serving import API

DOCS = f"{API}/docs"
FILES = f"{API}/docs-files"
DOCS_FILES = {  # what they are made of, from a package
    "swagger-ui-bundle.js": "text/javascript",
    "swagger-ui-standalone-preset.js": "text/javascript",
    "swagger-ui.css": "text/css",
}
DOCS_POLICY = (
    b"default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    b"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def documented() -> OpenAPIConfig:
    """Return how the interface is documented."""
    return OpenAPIConfig(
        title="Bankhalter",
        version=__version__,
        path=DOCS,
        render_plugins=[
            SwaggerRenderPlugin(
                js_url=f"{FILES}/swagger-ui-bundle.js",
                css_url=f"{FILES}/swagger-ui.css",
                standalone_preset_js_url=f"{FILES}/swagger-ui-standalone-preset.js",
                favicon="",
            )
        ],
        use_handler_docstrings=True,
    )


@get(f"{FILES}/{{name:str}}", include_in_schema=False, sync_to_thread=True)
def docs_file(name: FromPath[str]) -> Response[bytes]:
    """Return a file of the documentation's pages."""
    if name not in DOCS_FILES:
        raise NotFoundError("error-server-no-page", "no_page")
    return Response(files("swagger_ui").joinpath("static", name).read_bytes(), media_type=DOCS_FILES[name])
